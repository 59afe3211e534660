export const en = {
  title: 'Contact',
  description: 'Phone, e-mail and address of {school}.',
  email: 'Email',
  call: 'Call',
  location: 'Location',
  showMap: 'Show on the map',
  missing: 'Not given yet',
};

export const bn: typeof en = {
  title: 'যোগাযোগ',
  description: '{school}-এর ফোন, ইমেইল ও ঠিকানা।',
  email: 'ইমেইল',
  call: 'কল করুন',
  location: 'অবস্থান',
  showMap: 'মানচিত্রে দেখুন',
  missing: 'এখনও দেওয়া হয়নি',
};
