import { render } from '@testing-library/react';
import { InitialsDisc } from './InitialsDisc';
import { discNumber, initials } from './initials';

test.each([
  ['Md. Abdul Karim', 'A K'],
  ['Nasrin', 'N'],
  ['Dr. Farida Yasmin Chowdhury', 'F C'],
  ['মোঃ রফিকুল ইসলাম', 'র ই'],
  ['ক্ষ্মণ্য ত্রাঁপা', 'ক্ষ্ম ত্রাঁ'],
  ['Md.', 'M'],
  ['  ', ''],
  ['123', ''],
])('initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('a name keeps its colour', () => {
  expect(discNumber('Nasrin', 5)).toBe(discNumber('Nasrin', 5));
  for (const name of ['a', 'b', 'নাসরিন', '']) expect(discNumber(name, 5)).toBeGreaterThanOrEqual(1);
});

test('is not read, and marks Bengali letters as Bengali', () => {
  const { container } = render(<InitialsDisc name="রফিকুল ইসলাম" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveAttribute('lang', 'bn');
});
