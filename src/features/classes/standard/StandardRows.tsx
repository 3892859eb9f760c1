import { Checkbox, Form } from 'antd';
import { nameKey } from '@common/names';
import { streamWords } from '@/shared/labels';
import { useSelectOnFocus } from '@/shared/lib/windowFocus';
import { DigitsInput } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { moveByRow } from './rowKeys';
import { COUNTS, hasStreams, hasTooMany, type Count, type Existing, type StandardRow } from './standardForm';
import { standardWords } from './standardWords';

const TICK = 'chosen';

interface StandardRowsProps {
  readonly rows: readonly StandardRow[];
  readonly existing: Existing;
  readonly onSend: () => void;
}

export function StandardRows({ rows, existing, onSend }: StandardRowsProps) {
  const words = useWords(standardWords);
  const streams = useWords(streamWords);
  const isComplete = rows.every(({ className }) => existing.has(nameKey(className)));
  return (
    <div
      className="standard-rows"
      role="group"
      aria-label={words.table}
      // Without a field, the list itself gets the focus for scrolling by keyboard.
      {...(isComplete && { tabIndex: 0 })}
      onKeyDown={(event) => moveByRow(event, onSend)}
    >
      <div className="standard-row standard-captions" aria-hidden>
        <span>{words.class}</span>
        {COUNTS.map((count) => (
          <span key={count}>{count === 'plain' ? words.sections : streams[count]}</span>
        ))}
      </div>
      {rows.map((row, index) => {
        const stored = existing.get(nameKey(row.className));
        return stored ? (
          <div key={row.className} className="standard-row standard-existing">
            <Checkbox checked disabled data-column="stored">
              {stored.className}
            </Checkbox>
            <span>{words.existing(stored.sections.length)}</span>
          </div>
        ) : (
          <NewRow key={row.className} row={row} index={index} />
        );
      })}
    </div>
  );
}

function NewRow({ row, index }: { readonly row: StandardRow; readonly index: number }) {
  const words = useWords(standardWords);
  const { className, chosen } = row;
  return (
    <div className="standard-row">
      <Form.Item name={['rows', index, 'chosen']} valuePropName="checked" noStyle>
        <Checkbox aria-label={words.add(className)} data-column={TICK}>
          {className}
        </Checkbox>
      </Form.Item>
      {COUNTS.filter((count) => count === 'plain' || hasStreams(row)).map((count) => (
        <CountField key={count} count={count} row={row} index={index} disabled={!chosen} />
      ))}
    </div>
  );
}

interface CountFieldProps {
  readonly count: Count;
  readonly row: StandardRow;
  readonly index: number;
  readonly disabled: boolean;
}

function CountField({ count, row, index, disabled }: CountFieldProps) {
  const words = useWords(standardWords);
  const streams = useWords(streamWords);
  const { className } = row;
  const label = count === 'plain' ? words.plainOf(className) : words.streamOf(streams[count], className);
  const rule = {
    validator: () => (row.chosen && hasTooMany(row) ? Promise.reject(new Error(words.tooMany)) : Promise.resolve()),
  };
  return (
    <Form.Item
      name={['rows', index, count]}
      className={`standard-count standard-count-${count}`}
      rules={count === 'plain' ? [rule] : []}
      dependencies={
        count === 'plain' ? COUNTS.filter((other) => other !== count).map((other) => ['rows', index, other]) : []
      }
    >
      <DigitsInput aria-label={label} data-column={count} disabled={disabled} placeholder="0" {...useSelectOnFocus()} />
    </Form.Item>
  );
}
