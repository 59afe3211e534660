export const en = {
  more: 'More in {section}',
  documentNumber: 'Document {number}',
  news: 'News and Events',
  newsDescription: 'News and events of {school}.',
  achievements: 'Achievements',
  achievementsDescription: 'Achievements of {school} and its students.',
  pictures: 'Pictures',
  documents: 'Documents',
  newer: 'Newer',
  older: 'Older',
  neighbours: 'Newer and older',
};

export const bn: typeof en = {
  more: '{section}: আরও',
  documentNumber: 'নথি {number}',
  news: 'সংবাদ ও ইভেন্ট',
  newsDescription: '{school}-এর সংবাদ ও অনুষ্ঠান।',
  achievements: 'অর্জন',
  achievementsDescription: '{school} ও তার শিক্ষার্থীদের অর্জন।',
  pictures: 'ছবি',
  documents: 'নথি',
  newer: 'পরবর্তী',
  older: 'পূর্ববর্তী',
  neighbours: 'পরবর্তী ও পূর্ববর্তী',
};
