import type { CollegeOrUniversityLeaf, HighSchoolLeaf, MergeLeafTypes, PropertyValue, SchoolLeaf, WebSite } from 'schema-dts';
import { mapHref } from '../../domain/contact';
import type { School as Institution } from '../../domain/school';
import { phoneNumbers } from '../../domain/telephone';
import { getDictionary } from '../../i18n/dictionary';
import { fileUrl, nodeId, pageUrl, shown, type GraphContext } from './context';

const COLLEGE = /college|কলেজ/i;
const HIGH_SCHOOL = /high\s+school|উচ্চ\s+(?:মাধ্যমিক\s+)?বিদ্যালয়/i;
const SCHOOL = /school|madrasah?|বিদ্যালয়|স্কুল|মাদ্রাসা/i;

export type InstitutionNode = MergeLeafTypes<[SchoolLeaf, CollegeOrUniversityLeaf]> | SchoolLeaf | HighSchoolLeaf | CollegeOrUniversityLeaf;

/** The kinds of institution a school is, by its codes and its name. */
function kinds({ name, codes }: Institution): { isSchool: boolean; isHighSchool: boolean; isCollege: boolean } {
  const names = `${name.en} ${name.bn}`.normalize('NFC');
  const isCollege = Boolean(codes.collegeCode) || COLLEGE.test(names);
  const isHighSchool = HIGH_SCHOOL.test(names);
  return { isCollege, isHighSchool, isSchool: Boolean(codes.schoolCode) || SCHOOL.test(names) || !isCollege };
}

function identifiers({ codes }: Institution, lang: GraphContext['lang']): PropertyValue[] {
  const words = getDictionary(lang).layout;
  const pairs = [
    ['EIIN', words.eiin, codes.eiin],
    ['College Code', words.collegeCode, codes.collegeCode],
    ['School Code', words.schoolCode, codes.schoolCode],
  ] as const;
  return pairs.flatMap(([propertyID, name, value]) => (value ? { '@type': 'PropertyValue' as const, propertyID, name, value } : []));
}

/** The institution, as header and footer of every page show it. */
export function institution(context: GraphContext): InstitutionNode {
  const { school, lang } = context;
  const codes = identifiers(school, lang);
  const phones = phoneNumbers(school.phone);
  const facts = {
    ...nodeId(context, 'institution'),
    name: shown(school.name, lang),
    slogan: shown(school.tagline, lang),
    url: pageUrl(context, '/'),
    logo: school.logo ? { '@type': 'ImageObject' as const, url: fileUrl(context, school.logo) } : undefined,
    identifier: codes.length > 0 ? codes : undefined,
    address: shown(school.address, lang) ? { '@type': 'PostalAddress' as const, streetAddress: shown(school.address, lang) } : undefined,
    telephone: phones.length > 0 ? phones : undefined,
    email: school.email || undefined,
    hasMap: mapHref(school),
    sameAs: school.socialUrl ? [school.socialUrl] : undefined,
  };
  const { isSchool, isHighSchool, isCollege } = kinds(school);
  if (isSchool && isCollege) return { '@type': ['School', 'CollegeOrUniversity'], ...facts };
  if (isCollege) return { '@type': 'CollegeOrUniversity', ...facts };
  return isHighSchool ? { '@type': 'HighSchool', ...facts } : { '@type': 'School', ...facts };
}

/** The web site, with the search form that every page has. */
export function website(context: GraphContext): Exclude<WebSite, string> {
  const { school, lang } = context;
  const search = { '@type': 'SearchAction' as const, target: `${pageUrl(context, '/search')}?q={query}`, 'query-input': 'required name=query' };
  return {
    '@type': 'WebSite',
    ...nodeId(context, 'website'),
    name: shown(school.name, lang),
    url: pageUrl(context, '/'),
    inLanguage: ['en', 'bn-BD'],
    publisher: nodeId(context, 'institution'),
    potentialAction: search,
  };
}
