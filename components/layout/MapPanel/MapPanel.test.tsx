import { fireEvent, render, screen } from '@testing-library/react';
import { EmbedFrames } from '@/components/ui/EmbedFrames/EmbedFrames';
import { MapPanel } from './MapPanel';

function renderPanel() {
  return render(
    <>
      <MapPanel embedUrl="https://www.google.com/maps/embed?pb=1" pageUrl="https://www.google.com/maps/search/?api=1&query=x" showLabel="Show the map" note="2 MB" frameTitle="Map" />
      <EmbedFrames />
    </>,
  );
}

test('asks nothing of Google before a click, and is a link without script', () => {
  const { container } = renderPanel();
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=x');
});

test('a click puts the map in its place', () => {
  renderPanel();
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByTitle('Map')).toHaveAttribute('src', 'https://www.google.com/maps/embed?pb=1');
});
