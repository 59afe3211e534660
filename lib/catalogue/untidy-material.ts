import type { ContentItem } from '../domain/content';
import { fileLink } from '../domain/file';
import type { Album } from '../domain/gallery';
import type { Notice } from '../domain/notice';
import type { School } from '../domain/school';
import { sanitize } from '../html/sanitize';
import type { SiteMapItem } from '../site-map/site-map';
import type { Material } from './site-page';

/*
 * For tests: a school whose records are as untidy as they come. Names in one language, no dates, characters that
 * XML and HTML trip over, addresses in Bengali, rows that share an address, folders without names.
 */

export const NASTY = 'Sports & "Culture" </script><script>alert(1)</script> ]]> \u0007\u2028end';

function row(id: number, parentId: number, en: string, bn: string, paths: string[], menuCode = String(id)): SiteMapItem {
  return { id, parentId, menuCode, name: { en, bn }, destination: paths.length > 0 ? { kind: 'page', paths } : { kind: 'none' } };
}

function notice(id: string, en: string, bn: string, created: string | null, file: string | null): Notice {
  return { id, title: { en, bn }, file: file === null ? null : fileLink(file), created, showScroll: true, category: '' };
}

function item(id: string, fields: Partial<ContentItem> & { html?: string }): ContentItem {
  const { html = '', ...rest } = fields;
  const details = { en: sanitize(html, undefined), bn: sanitize('', undefined) };
  return { id, title: { en: `Item ${id}`, bn: '' }, details, menuCode: '', categoryId: '', categoryName: '', layout: 0, fileType: 0, date: null, attachments: [], ...rest };
}

function album(id: string, parentId: string | null, en: string): Album {
  return { id, parentId, name: { en, bn: '' }, thumbnail: `/media/thumb-${id}.jpg`, folders: null, images: null };
}

const attachment = (url: string, title = '') => ({ file: fileLink(url), title });

export const untidyMaterial: Material = {
  siteMap: [
    row(1, 0, 'Home', 'হোম', ['/']),
    row(2, 0, 'About Us', '', []),
    row(3, 2, 'History', 'ইতিহাস', ['/history']),
    row(4, 2, 'History again', '', ['/history', '/old-history']),
    row(5, 2, '', 'ভর্তি তথ্য', ['/ভর্তি-তথ্য']),
    row(6, 2, 'Empty page', '', ['/empty']),
    row(7, 2, 'Nothing by layout', '', ['/nothing']),
    row(8, 0, 'Notices', '', ['/notice']),
    row(9, 2, 'Teachers', '', ['/teacher-information']),
    row(10, 2, 'Principal', '', ['/message-of-principal']),
    { id: 11, parentId: 0, menuCode: '11', name: { en: 'Board', bn: '' }, destination: { kind: 'external', url: 'https://board.example/x?a=1&b=2' } },
  ],
  notices: [
    notice('7', 'Exam routine', 'পরীক্ষার রুটিন', '2026-11-02T04:00:00.000Z', '/media/a b.pdf'),
    notice('6', 'Exam routine', '', '2026-10-02T04:00:00.000Z', 'https://files.example/n/notice.JPG?v=1'),
    notice('x/5', NASTY, '', null, null),
  ],
  contents: [
    item('100', { title: { en: 'Sports day', bn: '' }, categoryName: 'News & Events', date: '2026-11-10T00:00:00.000Z', html: '<p>Races</p><img src="https://img.example/in-text.jpg">', attachments: [attachment('https://img.example/1.jpg', 'One'), attachment('https://img.example/plan.pdf', 'Plan')] }),
    item('101', { title: { en: '', bn: 'বিজ্ঞান মেলা' }, categoryName: 'সংবাদ ও ইভেন্ট' }),
    item('102', { title: { en: NASTY, bn: '' }, categoryId: '8536', categoryName: 'whatever', date: '2025-01-01T00:00:00.000Z', html: `<p>${NASTY}</p>` }),
    item('103', { menuCode: '3', title: { en: 'Our story', bn: '' }, html: '<p>Founded by the river.</p>', date: '2024-05-05T00:00:00.000Z' }),
    item('104', { menuCode: '5', html: '<p>ভর্তি চলছে</p>' }),
    item('105', { menuCode: '7', layout: 2, fileType: 3, html: '<p>hidden</p>' }),
  ],
  messages: [{ designationId: 6, designation: { en: 'Principal', bn: 'অধ্যক্ষ' }, name: { en: 'Rahima Begum', bn: '' }, image: '/media/p.jpg', details: { en: sanitize('<p>Welcome, all</p>', undefined), bn: sanitize('', undefined) }, placement: '1' }],
  members: [{ name: { en: 'A. Karim', bn: '' }, position: 'সভাপতি', image: null }],
  employees: [
    { name: { en: 'Nasima Akter', bn: 'নাসিমা আক্তার' }, designation: { en: 'Teacher', bn: '' }, department: 'Physics', image: '/media/t.jpg', isStaff: false },
    { name: { en: '', bn: 'করিম মিয়া' }, designation: { en: '', bn: 'অফিস সহকারী' }, department: '', image: null, isStaff: true },
  ],
  slides: [{ image: '/media/slide.jpg', title: { en: '', bn: '' } }],
  photoAlbums: [album('1', null, 'Picnic'), album('2', '1', ''), album('3', null, 'Empty')],
  videoAlbums: [],
  categories: {},
};

export const untidySchool: School = {
  name: { en: 'Padma High School & College', bn: 'পদ্মা উচ্চ বিদ্যালয় ও কলেজ' },
  shortName: { en: '', bn: '' },
  tagline: { en: '', bn: '' },
  address: { en: 'Station Road, Rajshahi', bn: '' },
  phone: '01711-000000, 01811-000000',
  email: '',
  logo: '/media/logo.png',
  codes: { eiin: '123456', collegeCode: '', schoolCode: '9162' },
  socialUrl: null,
  loginUrl: null,
  mapEmbedUrl: null,
  onlineAdmissionUrl: null,
  author: '',
  counters: { students: 0, teachers: 0, others: 0 },
  timeZone: 'Asia/Dhaka',
};
