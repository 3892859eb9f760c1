import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import { useState } from 'react';
import { SCHOOL_FIELDS } from '@/api/schools';
import { ImageUpload, PersonPicture, StoredImage, type ImageValue } from '@/shared/ui';
import { renderUi } from './renderUi';

const NO_IMAGE = '/images/no-image.svg';
const NOT_AN_IMAGE = 'Please select a valid image file (JPG, PNG, etc.).';
const UNREADABLE = 'This image cannot be read: it is damaged or has too many pixels. Choose another file.';
const TOO_LARGE = 'Image size should be less than 2MB.';

const png = (size = 3, name = 'logo.png') => new File([new Uint8Array(size)], name, { type: 'image/png' });
const pdf = () => new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' });
const field = () => screen.getByLabelText('School Logo');

const made: string[] = [];
const revoked: string[] = [];
beforeEach(() => {
  made.length = 0;
  revoked.length = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:preview-${made.length + 1}`);
    return made.at(-1) ?? '';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => revoked.push(url));
});

describe('StoredImage', () => {
  test('TABLE-17 TABLE-18 CONST-31 a name without a scheme is looked for below /images/', () => {
    renderUi(<StoredImage url="school-7.png" alt="Logo" width={32} />);
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/images/school-7.png');
  });

  test('TABLE-19 CONST-31 a missing or refused image shows the placeholder, in the same box', () => {
    const { rerender } = renderUi(<StoredImage url={null} alt="Logo" width={32} height={40} />);
    const image = screen.getByRole('img', { name: 'Logo' });
    expect(image).toHaveAttribute('src', NO_IMAGE);
    expect(image).toHaveStyle({ width: '32px', height: '40px' });
    rerender(<StoredImage url="//evil.example/a.png" alt="Logo" width={32} />);
    expect(image).toHaveAttribute('src', NO_IMAGE);
  });

  test('TABLE-19 CONST-31 a broken image shows the placeholder; another image is loaded again', () => {
    const { rerender } = renderUi(<StoredImage url="gone.png" alt="Logo" width={32} />);
    const image = screen.getByRole('img', { name: 'Logo' });
    fireEvent.error(image);
    expect(image).toHaveAttribute('src', NO_IMAGE);
    rerender(<StoredImage url="new.png" alt="Logo" width={32} />);
    expect(image).toHaveAttribute('src', '/images/new.png');
  });

  test('TABLE-19 where the placeholder does not come either, an empty box is shown and no broken picture', () => {
    const { rerender } = renderUi(<StoredImage url={null} alt="Logo" width={32} />);
    fireEvent.error(screen.getByRole('img', { name: 'Logo' }));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveStyle({ width: '32px', height: '32px' });
    rerender(<StoredImage url="new.png" alt="Logo" width={32} />);
    expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/images/new.png');
  });
});

describe('PersonPicture', () => {
  const box = () => document.querySelector('.person-picture');

  test('TABLE-19 without a photograph, and with a broken one, the initials are shown', () => {
    const { rerender } = renderUi(<PersonPicture name="Garima Singh" url={null} size="head" alt="Photo" />);
    expect(screen.getByRole('img', { name: 'Photo' })).toHaveTextContent('GS');
    rerender(<PersonPicture name="Garima Singh" url="7.jpg" size="head" alt="Photo" />);
    const photo = screen.getByRole('img', { name: 'Photo' });
    expect(photo).toHaveAttribute('src', '/images/7.jpg');
    fireEvent.error(photo);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Photo' })).toHaveTextContent('GS');
  });

  test('beside a name screen readers pass by it; one name has one colour', () => {
    const { rerender } = renderUi(<PersonPicture name="Garima Singh" url={null} size="row" />);
    expect(box()).toHaveAttribute('aria-hidden', 'true');
    const colour = box()?.getAttribute('style');
    expect(colour).toMatch(/var\(--portal-tone\d-bg\)/);
    rerender(<PersonPicture name="GARIMA SINGH" url="7.jpg" size="row" />);
    expect(box()).toHaveAttribute('aria-hidden', 'true');
    expect(box()?.getAttribute('style')).toBe(colour);
  });
});

describe('ImageUpload', () => {
  const changed = jest.fn();
  beforeEach(() => changed.mockReset());

  function Upload({ start = null, ...props }: { start?: ImageValue; disabled?: boolean; removable?: boolean }) {
    const [value, setValue] = useState<ImageValue>(start);
    const onChange = (next: ImageValue) => {
      changed(next);
      setValue(next);
    };
    return (
      <ImageUpload
        facts={SCHOOL_FIELDS.SchoolForm.logo}
        aria-label="School Logo"
        value={value}
        onChange={onChange}
        {...props}
      />
    );
  }

  test('TABLE-14 it shows the stored image, and the chosen one instead', async () => {
    const { user } = renderUi(<Upload start="school-7.png" />);
    expect(screen.getByRole('img', { name: 'Current image' })).toHaveAttribute('src', '/images/school-7.png');
    const file = png();
    await user.upload(field(), file);
    expect(changed).toHaveBeenLastCalledWith(file);
    expect(screen.getByRole('img', { name: 'Chosen image' })).toHaveAttribute('src', 'blob:preview-1');
    expect(screen.getByText('logo.png')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Current image' })).toBeNull();
  });

  test('TABLE-14 removing the chosen image brings the stored one back; a stored one cannot be removed', async () => {
    const { user } = renderUi(<Upload start="school-7.png" />);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.upload(field(), png());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(changed).toHaveBeenLastCalledWith('school-7.png');
    expect(screen.getByRole('img', { name: 'Current image' })).toBeVisible();
    expect(field()).toHaveFocus();
  });

  test('STUDENT-62 a stored image that may be removed goes when no other is chosen', async () => {
    const { user } = renderUi(<Upload start="student-7.png" removable />);
    await user.upload(field(), png());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('img', { name: 'Current image' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(changed).toHaveBeenLastCalledWith(null);
    expect(screen.getByRole('img', { name: 'No image' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  test('the object URL of each preview is revoked', async () => {
    const { user, unmount } = renderUi(<Upload />);
    await user.upload(field(), png());
    await user.upload(field(), png(4, 'second.png'));
    expect(revoked).toEqual(['blob:preview-1']);
    unmount();
    expect(revoked).toEqual(made);
  });

  test('SCHOOL-38 a file that is no image is refused at the field and not taken', async () => {
    const { user } = renderUi(<Upload />, { applyAccept: false });
    await user.upload(field(), pdf());
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_AN_IMAGE);
    expect(field()).toHaveAccessibleDescription(NOT_AN_IMAGE);
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: 'No image' })).toBeVisible();
    await user.upload(field(), png());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('SCHOOL-39 CONST-12 an image of 2 MB is refused, one byte less is taken', async () => {
    const { user } = renderUi(<Upload />);
    await user.upload(field(), png(2_097_152));
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_LARGE);
    expect(changed).not.toHaveBeenCalled();
    await user.upload(field(), png(2_097_151));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('SCHOOL-38 SCHOOL-39 a refused file leaves the image chosen before', async () => {
    const { user } = renderUi(<Upload />, { applyAccept: false });
    const first = png();
    await user.upload(field(), first);
    await user.upload(field(), pdf());
    await user.upload(field(), png(2_097_152));
    expect(changed.mock.calls).toEqual([[first]]);
    expect(screen.getByText('logo.png')).toBeVisible();
  });

  test('SCHOOL-38 a dropped file is taken or refused like a chosen one', () => {
    renderUi(<Upload />);
    const zone = document.querySelector('.portal-upload-zone') ?? document.body;
    fireEvent.dragOver(zone);
    expect(zone).toHaveClass('portal-upload-over');
    fireEvent.drop(zone, { dataTransfer: { files: [pdf()] } });
    expect(screen.getByRole('alert')).toHaveTextContent(NOT_AN_IMAGE);
    expect(zone).not.toHaveClass('portal-upload-over');
    const file = png();
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    expect(changed.mock.calls).toEqual([[file]]);
  });

  const shown = (width: number, height: number) => {
    const image = screen.getByRole('img', { name: 'Chosen image' });
    Object.defineProperties(image, {
      naturalWidth: { value: width, configurable: true },
      naturalHeight: { value: height, configurable: true },
    });
    fireEvent.load(image);
  };

  test('a photograph with too many pixels is replaced by a scaled JPEG before it is sent', async () => {
    const draw = jest.fn();
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: draw } as never);
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done, type) => done(new Blob(['scaled'], { type: type ?? '' })));
    const { user } = renderUi(<Upload />);
    const photo = new File(['x'], 'IMG.1.jpeg', { type: 'image/jpeg' });
    await user.upload(field(), photo);
    shown(4608, 3456);
    expect(await screen.findByText('IMG.1.jpg')).toBeVisible();
    expect(draw).toHaveBeenCalledWith(expect.anything(), 0, 0, 512, 384);
    const sent = changed.mock.lastCall?.[0] as File;
    expect([sent.name, sent.type, sent.size]).toEqual(['IMG.1.jpg', 'image/jpeg', 6]);
    shown(512, 384);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['SCHOOL-38 a file that is no image', 'MZ program', NOT_AN_IMAGE],
    ['a damaged image', '\u0089PNG\r\n', UNREADABLE],
  ])('%s is refused before it is sent, and the image before it is back', async (_what, text, why) => {
    const { user } = renderUi(<Upload />);
    const first = png();
    await user.upload(field(), first);
    await user.upload(field(), new File([Buffer.from(text, 'latin1')], 'broken.png', { type: 'image/png' }));
    fireEvent.error(screen.getByRole('img', { name: 'Chosen image' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(why);
    expect(changed).toHaveBeenLastCalledWith(first);
    expect(screen.getByText('logo.png')).toBeVisible();
  });

  test('a file that was replaced while it was read changes nothing', async () => {
    let finish: BlobCallback = () => undefined;
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: jest.fn() } as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => (finish = done));
    const { user } = renderUi(<Upload />);
    await user.upload(field(), png());
    shown(9000, 9000);
    await user.upload(field(), png(4, 'second.png'));
    await act(async () => finish(new Blob(['scaled'])));
    expect((changed.mock.lastCall?.[0] as File).name).toBe('second.png');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a disabled one shows its image and takes nothing', () => {
    renderUi(<Upload start="school-7.png" disabled />);
    expect(field()).toBeDisabled();
    const zone = document.querySelector('.portal-upload-zone') ?? document.body;
    fireEvent.drop(zone, { dataTransfer: { files: [png()] } });
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByRole('img', { name: 'Current image' })).toBeVisible();
  });

  test('it is a field of a form: label, required mark and message belong to it', async () => {
    const saved = jest.fn();
    const { user } = renderUi(
      <Form onFinish={saved} initialValues={{ logo: null }}>
        <Form.Item name="logo" label="School Logo" rules={[{ required: true, message: 'School logo is required' }]}>
          <ImageUpload facts={SCHOOL_FIELDS.SchoolForm.logo} />
        </Form.Item>
        <button>Save</button>
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('School logo is required')).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('School logo is required');
    const file = png();
    await user.upload(field(), file);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved).toHaveBeenCalledWith({ logo: file });
  });
});
