// Where the provider's problems end up: at their fields, and in the message when one of them has no field here.
import { act, render } from '@testing-library/react';
import { Form, Input, type FormInstance } from 'antd';
import type { ApiFailure, Problem } from '@/api/catalogue';
import { useProblems } from '@/shared/forms';

const VALUES = {
  name: 'Asha',
  place: { city: 'Jaipur', pin: '302016' },
  people: [{ name: 'Om' }],
  photo: null,
  fees: [{ day: 1 }, { day: 2 }],
};

/** A control that is no text field. */
const Chooser = ({ id }: { readonly id?: string }) => <button id={id} type="button" />;

function openForm() {
  const opened: { form?: FormInstance; put?: (failure: ApiFailure) => boolean } = {};
  function Host() {
    const [form] = Form.useForm();
    const put = useProblems(form);
    Object.assign(opened, { form, put });
    return (
      <Form form={form} name="problems" initialValues={VALUES}>
        <Form.Item name="name">
          <Input />
        </Form.Item>
        <Form.Item name={['place', 'city']}>
          <Input />
        </Form.Item>
        <Form.Item name={['place', 'pin']}>
          <Input />
        </Form.Item>
        <Form.Item name="people">
          <Chooser />
        </Form.Item>
        <Form.Item name="photo">
          <Chooser />
        </Form.Item>
        {[0, 1].map((at) => (
          <Form.Item key={at} name={['fees', at, 'day']}>
            <Input />
          </Form.Item>
        ))}
      </Form>
    );
  }
  render(<Host />);
  const failure = (problems: Problem[] | undefined): ApiFailure => ({
    status: 400,
    responseCode: 109,
    code: '109',
    message: 'Invalid request',
    ...(problems && { problems }),
  });
  const put = (problems: Problem[] | undefined): boolean | undefined => {
    let all: boolean | undefined;
    act(() => {
      all = opened.put?.(failure(problems));
    });
    return all;
  };
  return {
    /** whether everything was shown at fields */
    put: (...problems: Problem[]) => put(problems),
    putNone: () => put(undefined),
    at: (name: string | (string | number)[]) => opened.form?.getFieldError(name),
    focused: () => document.activeElement?.id,
  };
}

const problem = (path: string, message = `wrong: ${path}`): Problem => ({ path, message });

test.each<[string, string | (string | number)[]]>([
  ['name', 'name'],
  ['student.name', 'name'],
  ['place.city', ['place', 'city']],
  ['school.place.pin', ['place', 'pin']],
  ['people.0.name', 'people'],
  ['student.people.0.panNo', 'people'],
  ['photo', 'photo'],
  ['fees.1.day', ['fees', 1, 'day']],
])('a problem of %s is shown at the field %j', (path, name) => {
  const { put, at } = openForm();
  expect(put(problem(path))).toBe(true);
  expect(at(name)).toEqual([`wrong: ${path}`]);
});

test('each of several problems is shown at its field, and the cursor is in the field of the first one', () => {
  const { put, at, focused } = openForm();
  expect(put(problem('place.pin'), problem('name'))).toBe(true);
  expect([at('name'), at(['place', 'pin'])]).toEqual([['wrong: name'], ['wrong: place.pin']]);
  expect(focused()).toBe('problems_place_pin');
});

test.each<[string, string[]]>([
  ['behind one with a field', ['name', 'elsewhere']],
  ['before one with a field', ['elsewhere', 'name']],
  ['between two', ['name', 'elsewhere', 'place.city']],
])('a problem without a field %s is left to the message, and the others are shown at their fields', (_where, paths) => {
  const { put, at, focused } = openForm();
  expect(put(...paths.map((path) => problem(path)))).toBe(false);
  expect(at('name')).toEqual(['wrong: name']);
  expect(focused()).toBe('problems_name');
});

test('when no problem belongs to a field, the message is still to be shown', () => {
  const { put, putNone, focused } = openForm();
  expect([put(problem('elsewhere')), put(), putNone()]).toEqual([false, false, false]);
  expect(focused()).toBe('');
});
