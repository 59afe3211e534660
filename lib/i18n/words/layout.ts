export const en = {
  breadcrumbs: 'You are here',
};

export const bn: typeof en = {
  breadcrumbs: 'আপনি এখানে আছেন',
};
