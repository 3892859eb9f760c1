import { fireEvent, screen } from '@testing-library/react';
import { useSelectOnFocus } from '@/shared/lib/windowFocus';
import { renderUi } from './renderUi';

const Fields = () => (
  <div {...useSelectOnFocus()}>
    <input aria-label="First" defaultValue="12" />
    <input aria-label="Second" defaultValue="34" />
  </div>
);
const selected = () => {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

test('a field is selected when it is entered, and not when the window gets the focus back', async () => {
  const { user } = renderUi(<Fields />);
  await user.tab();
  expect(selected()).toBe('12');
  await user.keyboard('5');
  // The active element stays the same while another window has the focus.
  fireEvent.blur(screen.getByLabelText('First'));
  fireEvent.focus(screen.getByLabelText('First'));
  expect(selected()).toBe('');
  await user.tab();
  expect(selected()).toBe('34');
  await user.tab({ shift: true });
  expect(selected()).toBe('5');
});
