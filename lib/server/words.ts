/** Everything that the server says itself, when no page can. Both languages stand on the same page. */
export const words = {
  400: { en: 'This address cannot be read.', bn: 'এই ঠিকানাটি পড়া যাচ্ছে না।' },
  404: { en: 'This page does not exist.', bn: 'এই পাতাটি নেই।' },
  405: { en: 'This is not possible here.', bn: 'এখানে এটি করা যায় না।' },
  413: { en: 'Too much was sent.', bn: 'অতিরিক্ত তথ্য পাঠানো হয়েছে।' },
  414: { en: 'This address is too long.', bn: 'এই ঠিকানাটি অতিরিক্ত দীর্ঘ।' },
  417: { en: 'This is not possible here.', bn: 'এখানে এটি করা যায় না।' },
  431: { en: 'Too much was sent.', bn: 'অতিরিক্ত তথ্য পাঠানো হয়েছে।' },
  503: {
    en: 'The website is not available at the moment. Please try again in a minute.',
    bn: 'ওয়েবসাইটটি এই মুহূর্তে পাওয়া যাচ্ছে না। অনুগ্রহ করে এক মিনিট পর আবার চেষ্টা করুন।',
  },
  home: { en: 'Home page', bn: 'প্রচ্ছদ' },
  retry: { en: 'Try again', bn: 'আবার চেষ্টা করুন' },
  phone: { en: 'Phone', bn: 'ফোন' },
  picture: { en: 'Picture', bn: 'ছবি' },
  about: { en: 'about', bn: 'প্রায়' },
  kilobytes: { en: 'KB', bn: 'কেবি' },
  frame: { en: 'Open', bn: 'খুলুন' },
} as const;

/** The answers that the server gives without asking the site. */
export type OwnStatus = Extract<keyof typeof words, number>;
