import { act, fireEvent, screen } from '@testing-library/react';
import { CutText, WholeText } from '@/shared/ui';
import { renderUi } from './renderUi';

const LONG = 'Venkatanarasimharajuvaripeta';
const MAIL = 'venkata.narasimha@school.example';

/** Two rows whose long texts are cut, as jsdom lays nothing out. */
const list = (
  <>
    <WholeText>
      <ul>
        <li>
          <CutText text={LONG} lines={2} />
          <CutText text={MAIL} />
          <CutText text="12" />
          <button type="button">Edit one</button>
          <button type="button">Delete one</button>
        </li>
        <li>
          <CutText text="Asha" />
          <button type="button">Edit two</button>
        </li>
      </ul>
    </WholeText>
    <button type="button">Below</button>
  </>
);

function measure(this: Element): number {
  return (this.textContent ?? '').length * 8;
}

beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(measure);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
});
afterEach(() => jest.useRealTimers());

const shown = () =>
  screen.queryAllByRole('tooltip').map((tip) => [...tip.querySelectorAll('p')].map((p) => p.textContent));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a cut text under the pointer is shown completely, a text that is not cut is not', () => {
  jest.useFakeTimers();
  renderUi(list);
  fireEvent.mouseOver(screen.getByText('12'));
  wait(1000);
  expect(shown()).toEqual([]);
  fireEvent.mouseOver(screen.getByText(MAIL));
  wait(1000);
  expect(shown()).toEqual([[MAIL]]);
});

test('a pointer that only passes over a cut text opens nothing', () => {
  jest.useFakeTimers();
  renderUi(list);
  fireEvent.mouseOver(screen.getByText(MAIL));
  wait(100);
  fireEvent.mouseOver(screen.getByText('Edit one'));
  wait(1000);
  expect(shown()).toEqual([]);
});

test('the whole text stays while the pointer is on it, so that it can be selected, and closes afterwards', () => {
  jest.useFakeTimers();
  renderUi(list);
  fireEvent.mouseOver(screen.getByText(MAIL));
  wait(1000);
  fireEvent.mouseOver(screen.getByText('Edit one'));
  wait(100);
  fireEvent.mouseOver(screen.getByRole('tooltip'));
  wait(1000);
  expect(shown()).toEqual([[MAIL]]);
  fireEvent.mouseOut(screen.getByRole('tooltip'), { relatedTarget: document.body });
  wait(1000);
  expect(shown()).toEqual([]);
});

test('with the focus in a row all its cut texts are shown, and none of them is a tab stop', async () => {
  const { user } = renderUi(list);
  await user.tab();
  expect(screen.getByText('Edit one')).toHaveFocus();
  expect(shown()).toEqual([[LONG, MAIL]]);
  await user.tab();
  expect(screen.getByText('Delete one')).toHaveFocus();
  expect(shown()).toEqual([[LONG, MAIL]]);
  await user.tab();
  expect(screen.getByText('Edit two')).toHaveFocus();
  expect(shown()).toEqual([]);
  await user.tab({ shift: true });
  expect(shown()).toEqual([[LONG, MAIL]]);
  await user.keyboard('{Escape}');
  expect(shown()).toEqual([]);
  await user.tab();
  await user.tab();
  expect(screen.getByText('Below')).toHaveFocus();
  expect(shown()).toEqual([]);
});
