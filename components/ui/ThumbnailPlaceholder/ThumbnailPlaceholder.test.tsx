import { render } from '@testing-library/react';
import { ThumbnailPlaceholder } from './ThumbnailPlaceholder';

test('is decorative and has the shape of its neighbours', () => {
  const { container } = render(<ThumbnailPlaceholder icon="video" ratio={16 / 9} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveStyle({ aspectRatio: `${16 / 9}` });
});
