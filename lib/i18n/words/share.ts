export const en = {
  title: 'Share',
  sheet: 'Share…',
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  copy: 'Copy link',
  copied: 'Link copied',
  feedDescription: 'Notices and news of {school}.',
  copyFailed: 'Copying did not work. The address is: {url}',
};

export const bn: typeof en = {
  title: 'শেয়ার করুন',
  sheet: 'শেয়ার…',
  whatsApp: 'হোয়াটসঅ্যাপ',
  facebook: 'ফেসবুক',
  copy: 'লিংক কপি করুন',
  copied: 'লিংক কপি হয়েছে',
  feedDescription: '{school}-এর নোটিশ ও সংবাদ।',
  copyFailed: 'কপি করা যায়নি। ঠিকানাটি: {url}',
};
