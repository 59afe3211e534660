export const en = {
  notFoundTitle: 'Page Not Found',
  notFoundText: 'The page you are looking for might have been removed had its name changed or is temporarily unavailable.',
  goHome: 'Go to Home',
  goNotices: 'See the notices',
  goContact: 'Contact us',
  search: 'Search',
  searchLabel: 'Search this site',
  errorTitle: 'This page cannot be shown right now',
  errorText: 'Something went wrong on our side, and we have been told. Please try again in a few minutes.',
  tryAgain: 'Try again',
};

export const bn: typeof en = {
  notFoundTitle: 'পৃষ্ঠাটি পাওয়া যায়নি',
  notFoundText: 'আপনি যে পৃষ্ঠাটি খুঁজছেন তা হয়তো সরিয়ে ফেলা হয়েছে, তার নাম বদলানো হয়েছে অথবা সাময়িকভাবে বন্ধ আছে।',
  goHome: 'হোম পেজে যান',
  goNotices: 'নোটিশ দেখুন',
  goContact: 'যোগাযোগ করুন',
  search: 'খুঁজুন',
  searchLabel: 'এই সাইটে খুঁজুন',
  errorTitle: 'পৃষ্ঠাটি এখন দেখানো যাচ্ছে না',
  errorText: 'আমাদের দিকে একটি সমস্যা হয়েছে, আমরা তা জেনেছি। কয়েক মিনিট পর আবার চেষ্টা করুন।',
  tryAgain: 'আবার চেষ্টা করুন',
};
