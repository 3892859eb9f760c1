// How every screen takes a spreadsheet and shows what would become of its rows.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DryRunTable, SheetPicker, StoreButton, Waiting, type CheckedRow, type RowState } from '@/shared/import';
import { sheetProblem, SHEET_BYTES } from '@/shared/import/sheetFile';
import { renderUi } from './renderUi';

describe('SheetPicker', () => {
  const onPick = jest.fn<void, [File]>();
  beforeEach(() => onPick.mockReset());
  const open = (disabled = false) =>
    renderUi(<SheetPicker fileName={undefined} disabled={disabled} onPick={onPick} />).container;
  const zone = (container: HTMLElement) => container.querySelector('.import-zone') as HTMLElement;
  const input = () => screen.getByLabelText<HTMLInputElement>('Spreadsheet');
  const sheet = () => new File(['rows'], 'pupils.XLSX');

  test('MARKS-13 a spreadsheet of exactly the limit is taken, one byte more is not, nor is another kind of file', () => {
    expect(sheetProblem({ name: 'a.xls', size: SHEET_BYTES })).toBeNull();
    expect(sheetProblem({ name: 'a.xls', size: SHEET_BYTES + 1 })).toBe('sheetTooLarge');
    expect(sheetProblem({ name: 'a.xlsx', size: SHEET_BYTES })).toBeNull();
    expect(SHEET_BYTES).toBe(5 * 1024 * 1024);
    expect(sheetProblem({ name: 'a.xlsm', size: 1 })).toBe('notASheet');
  });

  test('MARKS-13 a dropped file is taken as it is now, the first of several; the area for it is marked before', async () => {
    const container = open();
    fireEvent.dragOver(zone(container));
    expect(zone(container)).toHaveClass('import-zone-over');
    fireEvent.dragLeave(zone(container));
    expect(zone(container)).not.toHaveClass('import-zone-over');
    fireEvent.dragOver(zone(container));
    const file = sheet();
    fireEvent.drop(zone(container), { dataTransfer: { files: [file, new File(['x'], 'other.xlsx')] } });
    expect(zone(container)).not.toHaveClass('import-zone-over');
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(1));
    expect(onPick.mock.calls[0]?.[0]).not.toBe(file);
    expect(onPick.mock.calls[0]?.[0].name).toBe('pupils.XLSX');
  });

  test('while it is disabled it takes nothing and marks nothing', () => {
    const container = open(true);
    expect(input()).toBeDisabled();
    fireEvent.dragOver(zone(container));
    expect(zone(container)).not.toHaveClass('import-zone-over');
    const file = sheet();
    const read = jest.fn(() => Promise.resolve(new ArrayBuffer(0)));
    file.arrayBuffer = read;
    fireEvent.drop(zone(container), { dataTransfer: { files: [file] } });
    expect(read).not.toHaveBeenCalled();
  });

  test('ENUM-42 a native file dialog that was closed without a file counts as cancelled 300 ms later; a file takes precedence', async () => {
    jest.useFakeTimers();
    const { rerender } = renderUi(<SheetPicker fileName={undefined} disabled={false} onPick={onPick} />);
    const cancel = () => void fireEvent(input(), new Event('cancel', { bubbles: true }));
    const after = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
    const message = () => screen.queryByRole('status')?.textContent;
    cancel();
    after(299);
    expect(message()).toBeUndefined();
    after(1);
    expect(message()).toBe('No file was chosen.');
    rerender(<SheetPicker fileName="pupils.xlsx" disabled={false} onPick={onPick} />);
    expect(message()).toBe('No other file was chosen.');
    fireEvent.click(input());
    expect(message()).toBeUndefined();
    cancel();
    fireEvent.change(input(), { target: { files: [sheet()] } });
    after(300);
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(1));
    expect(message()).toBeUndefined();
  });

  test('MARKS-14 the size of the file is shown in KB', () => {
    const shown = (size: number) => {
      const { container, unmount } = renderUi(
        <SheetPicker fileName="a.xlsx" size={size} disabled={false} onPick={onPick} />,
      );
      const text = container.querySelector('strong')?.textContent;
      unmount();
      return text;
    };
    expect([10, 1024, 12_698, 5 * 1024 * 1024].map(shown)).toEqual([
      'a.xlsx (0.1 KB)',
      'a.xlsx (1 KB)',
      'a.xlsx (12.4 KB)',
      'a.xlsx (5,120 KB)',
    ]);
  });

  test('a file that cannot be read says so; the next one that can takes the message away', async () => {
    open();
    const gone = sheet();
    gone.arrayBuffer = () => Promise.reject(new Error('gone'));
    fireEvent.change(input(), { target: { files: [gone] } });
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent('The file cannot be read from this computer. Choose it again.');
    expect(input()).toHaveAttribute('aria-describedby', message.id);
    fireEvent.change(input(), { target: { files: [sheet()] } });
    await waitFor(() => expect(onPick).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('DryRunTable', () => {
  type State = 'wrong' | 'known' | 'ready';
  const states: RowState<State>[] = [
    { state: 'wrong', label: 'With errors', tone: 'error' },
    { state: 'known', label: 'Known', tone: 'neutral' },
    { state: 'ready', label: 'To register', tone: 'success' },
  ];
  const rowsOf = (...kinds: State[]): CheckedRow<State>[] =>
    kinds.map((state, at) => ({ row: at + 2, state, problems: [] }));
  const open = (rows: CheckedRow<State>[]) =>
    renderUi(<DryRunTable label="Rows" rows={rows} states={states} columns={[]} />);
  const shown = () =>
    [...document.querySelectorAll('tbody tr[data-row-key]')].map((row) => row.firstChild?.textContent);
  const option = (label: string) => screen.getByRole('radio', { name: label });

  test('it begins with the first kind that has rows; a kind without any cannot be chosen', () => {
    open(rowsOf('ready', 'known', 'ready'));
    expect(option('Known (1)')).toBeChecked();
    expect(shown()).toEqual(['3']);
    expect(option('With errors (0)')).toBeDisabled();
    fireEvent.click(option('All (3)'));
    expect(shown()).toEqual(['2', '3', '4']);
  });

  test('another kind begins on its first page', () => {
    open(
      rowsOf(...Array.from({ length: 11 }, (): State => 'wrong'), ...Array.from({ length: 11 }, (): State => 'known')),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(shown()).toEqual(['12']);
    fireEvent.click(option('Known (11)'));
    expect(shown()[0]).toBe('13');
  });

  test('a file without rows shows none, and all of them', () => {
    open([]);
    expect(option('All (0)')).toBeChecked();
    expect(screen.getByText('No rows')).toBeVisible();
  });

  test('a reason names its column, unless its message does', () => {
    const problems = [
      { column: 'Gender', message: 'Gender is required' },
      { column: 'Class', message: 'There is no such one' },
    ];
    open([{ row: 2, state: 'wrong', problems }]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Gender is required',
      'Class: There is no such one',
    ]);
  });
});

describe('StoreButton', () => {
  const onStore = jest.fn<void, []>();
  let clock: jest.SpyInstance<number>;
  beforeEach(() => {
    onStore.mockReset();
    clock = jest.spyOn(performance, 'now');
  });
  afterEach(() => clock.mockRestore());
  const open = (automatic: boolean) => {
    clock.mockReturnValue(10_000);
    renderUi(
      <StoreButton automatic={automatic} disabled={false} busy={false} onStore={onStore}>
        Store
      </StoreButton>,
    );
  };
  /** How often the file was stored after clicks at these times; the detail of a click by key is 0. */
  const storedBy = (times: readonly number[], detail = 1) =>
    times.map((time) => {
      clock.mockReturnValue(10_000 + time);
      fireEvent.click(screen.getByRole('button'), { detail });
      return onStore.mock.calls.length;
    });

  test('after an automatic check, clicks that follow each other within 700 ms store nothing, and the first later one does', () => {
    open(true);
    expect(storedBy([300, 900, 1300, 1999, 2700])).toEqual([0, 0, 0, 0, 1]);
  });

  test('after an automatic check, a click 700 ms later or by key stores the file', () => {
    open(true);
    expect(storedBy([700])).toEqual([1]);
    onStore.mockReset();
    expect(storedBy([750, 760], 0)).toEqual([1, 2]);
  });

  test('after an automatic check, the first key stores the file at once', () => {
    open(true);
    expect(storedBy([1], 0)).toEqual([1]);
  });

  test('after a check that the user requested, the first click stores the file', () => {
    open(false);
    expect(storedBy([1])).toEqual([1]);
  });
});

test('while the provider works on a file it is shown what it does and, from the first second on, for how long', () => {
  jest.useFakeTimers();
  const { container, unmount } = renderUi(<Waiting text="The rows are checked" />);
  const said = () => container.querySelector('.import-waiting')?.textContent;
  expect(screen.getByRole('status')).toHaveTextContent('The rows are checked');
  expect(said()).toBe('The rows are checked');
  act(() => void jest.advanceTimersByTime(3000));
  expect(said()).toBe('The rows are checked3 s');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
