import { render, screen } from '@testing-library/react';
import type { Album } from '@/lib/domain/gallery';
import { FolderView } from './FolderView';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

function album(id: string, parentId: string | null, en = `Album ${id}`): Album {
  return { id, parentId, name: { en, bn: '' }, thumbnail: null, folders: null, images: null };
}
const tree = [album('1', null), album('2', '1'), album('3', '2'), album('8', '9'), album('9', '8'), album('7', 'gone')];
const crumbs = () => screen.getAllByRole('listitem').slice(0, 6).map((item) => item.textContent);

function view(folderId: string | null, folders: Album[] = [], files: string | null = null) {
  render(<FolderView kind="photo" lang="en" folderId={folderId} tree={tree} folders={folders} files={files} />);
}

describe('FolderView', () => {
  it('leads from Home through the gallery and the parents', () => {
    view('3');
    expect(crumbs()).toEqual(['Home', 'Photo Gallery', 'Album 1', 'Album 2', 'Album 3']);
    expect(screen.getByRole('link', { name: 'Album 2' })).toHaveAttribute('href', '/imageFolder/2');
    expect(screen.getByRole('heading', { level: 1, name: 'Album 3' })).toBeInTheDocument();
  });

  it.each([
    ['8', ['Home', 'Photo Gallery', 'Album 9', 'Album 8']],
    ['7', ['Home', 'Photo Gallery', 'Album 7']],
    ['unlisted', ['Home', 'Photo Gallery']],
    [null, ['Home', 'Photo Gallery']],
  ])('ends the way at a cycle, a missing parent or the root: %s', (id, expected) => {
    view(id);
    expect(crumbs()).toEqual(expected);
  });

  it('shows folders and files, and says so where there is neither', () => {
    view('1', [album('2', '1')], 'the files');
    expect(screen.getByRole('heading', { name: 'Folders' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Files' })).toBeInTheDocument();
    expect(screen.queryByText('No Album Data found')).not.toBeInTheDocument();
  });

  it('says No Album Data found in an empty folder, without empty sections', () => {
    view('1');
    expect(screen.getByText('No Album Data found')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});
