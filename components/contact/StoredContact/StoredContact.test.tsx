import { render, screen } from '@testing-library/react';
import { StoredContact } from './StoredContact';

const show = () => render(<StoredContact field="Phone" scheme="tel:" missing="Not given yet" />);

test('takes what a former visit has left', () => {
  localStorage.setItem('mainData', JSON.stringify({ Phone: ' 01711-000000 ', Email: 'a@b.example' }));
  show();
  expect(screen.getByRole('link', { name: '01711-000000' })).toHaveAttribute('href', 'tel:01711000000');
});

test.each(['', 'null', '[]', '"x"', '{', '{"Phone":5}', '{"Phone":""}', '{"Email":"a@b.example"}'])('of %s it makes nothing', (entry) => {
  localStorage.setItem('mainData', entry);
  show();
  expect(screen.getByText('Not given yet')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
