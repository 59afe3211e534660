/** @jest-environment node */
import { NASTY, untidyMaterial, untidySchool } from '../../catalogue/untidy-material';
import { itemArticle, noticeArticle } from './article';
import type { GraphContext } from './context';
import { photoNodes, videoNodes } from './gallery';
import { pageGraph, type GraphCrumb } from './page';
import { authorNodes, employeeNodes, memberNodes } from './people';
import { institution } from './site';

const en: GraphContext = { school: untidySchool, siteUrl: 'https://school.example', lang: 'en' };
const bn: GraphContext = { ...en, lang: 'bn' };
// As it is written into the page: what is undefined is not there.
const written = (value: object): unknown => JSON.parse(JSON.stringify(value));

describe('the institution', () => {
  it('is school and college, with its codes, logo, address, phones and map, and nothing it has not', () => {
    expect(written(institution(en))).toEqual({
      '@type': ['School', 'CollegeOrUniversity'],
      '@id': 'https://school.example/#institution',
      name: 'Padma High School & College',
      url: 'https://school.example/',
      logo: { '@type': 'ImageObject', url: 'https://school.example/media/logo.png' },
      identifier: [
        { '@type': 'PropertyValue', propertyID: 'EIIN', name: 'EIIN', value: '123456' },
        { '@type': 'PropertyValue', propertyID: 'School Code', name: 'School Code', value: '9162' },
      ],
      address: { '@type': 'PostalAddress', streetAddress: 'Station Road, Rajshahi' },
      telephone: ['01711-000000', '01811-000000'],
      hasMap: expect.stringContaining('https://www.google.com/maps/search/'),
    });
  });

  it.each([
    ['City College', '', 'CollegeOrUniversity'],
    ['Model High School', '', 'HighSchool'],
    ['পদ্মা উচ্চ বিদ্যালয়', '', 'HighSchool'],
    ['Sunflower Academy', '', 'School'],
    ['Sunflower Academy', '77', 'CollegeOrUniversity'],
  ])('%s with college code %j is a %s', (name, collegeCode, type) => {
    const school = { ...untidySchool, name: { en: name, bn: '' }, codes: { eiin: '', schoolCode: '', collegeCode } };
    expect(institution({ ...en, school })['@type']).toBe(type);
  });
});

describe('the graph of a page', () => {
  const graph = pageGraph(bn, { path: '/notice/7', title: { en: 'Exam routine', bn: 'পরীক্ষার রুটিন' }, crumbs: [{ name: 'Section' }, { name: 'নোটিশ', path: '/notice' }] });

  it('leads from the home page to the page, over steps that are pages', () => {
    expect(graph['@graph']).toContainEqual({
      '@type': 'BreadcrumbList',
      '@id': 'https://school.example/bn/notice/7#breadcrumbs',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'হোম', item: 'https://school.example/bn' },
        { '@type': 'ListItem', position: 2, name: 'নোটিশ', item: 'https://school.example/bn/notice' },
        { '@type': 'ListItem', position: 3, name: 'পরীক্ষার রুটিন', item: 'https://school.example/bn/notice/7' },
      ],
    });
  });

  it('ends with the section where the heading names that, at its own address or at the page’s', () => {
    const stepsOf = (section: GraphCrumb) => JSON.stringify(pageGraph(en, { path: '/notice/7', title: 'Exam routine', section })['@graph'].at(-1));
    expect(stepsOf({ name: 'Notice', path: '/notice' })).toContain('"position":2,"name":"Notice","item":"https://school.example/notice"}]');
    expect(stepsOf({ name: 'Messages' })).toContain('"position":2,"name":"Messages","item":"https://school.example/notice/7"}]');
  });

  it('has the site with its search form in the page’s language', () => {
    expect(graph['@graph']).toContainEqual(expect.objectContaining({ '@type': 'WebSite', potentialAction: expect.objectContaining({ target: 'https://school.example/bn/search?q={query}' }) }));
  });

  it('has no way to the home page itself', () => {
    expect(JSON.stringify(pageGraph(en, { path: '/', title: '' }))).not.toContain('BreadcrumbList');
  });
});

describe('articles', () => {
  const [sports, , achievement] = untidyMaterial.contents;

  it('have true dates and absolute pictures', () => {
    expect(sports && written(itemArticle(en, sports, '/news-and-events/100', 'news'))).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Sports day',
      datePublished: '2026-11-10T00:00:00.000Z',
      image: ['https://img.example/1.jpg', 'https://img.example/in-text.jpg'],
      associatedMedia: [{ '@type': 'MediaObject', contentUrl: 'https://img.example/plan.pdf', encodingFormat: 'application/pdf', name: 'Plan' }],
    });
    expect(achievement && itemArticle(en, achievement, '/achievements/102', 'achievement')['@type']).toBe('Article');
  });

  it('have no date and no picture where there is none', () => {
    const undated = untidyMaterial.notices[2];
    const article = undated && written(noticeArticle(en, undated, '/notice/x%2F5'));
    expect(article).toMatchObject({ headline: NASTY, url: 'https://school.example/notice/x%2F5' });
    expect(article).not.toHaveProperty('datePublished');
    expect(article).not.toHaveProperty('image');
  });

  it('tell the language their title is really in', () => {
    const routine = untidyMaterial.notices[1];
    expect(routine && noticeArticle(bn, routine, '/notice/6').inLanguage).toBe('en');
  });
});

it('names the people shown, with what the page calls them', () => {
  expect(written(employeeNodes(bn, untidyMaterial.employees))).toEqual([
    { '@type': 'Person', name: 'নাসিমা আক্তার', jobTitle: 'Teacher', image: 'https://school.example/media/t.jpg', worksFor: { '@id': 'https://school.example/#institution' } },
    { '@type': 'Person', name: 'করিম মিয়া', jobTitle: 'অফিস সহকারী', worksFor: { '@id': 'https://school.example/#institution' } },
  ]);
  expect(memberNodes(en, untidyMaterial.members)[0]).toMatchObject({ name: 'A. Karim', jobTitle: 'সভাপতি' });
  expect(authorNodes(en, [...untidyMaterial.messages, ...untidyMaterial.messages])).toHaveLength(1);
});

it('lists photos, and the videos that play on the page', () => {
  const title = { en: 'Race', bn: '' };
  expect(written(photoNodes(en, [{ id: '1', title, image: '/media/1.jpg', thumbnail: null }]))).toEqual([{ '@type': 'ImageObject', contentUrl: 'https://school.example/media/1.jpg', caption: 'Race' }]);
  const video = { id: '1', title, url: 'https://www.youtube.com/watch?v=abcdefghijk', youTubeId: 'abcdefghijk', thumbnail: null };
  expect(videoNodes(en, [video, { ...video, youTubeId: null }])).toMatchObject([{ '@type': 'VideoObject', name: 'Race', embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk' }]);
});
