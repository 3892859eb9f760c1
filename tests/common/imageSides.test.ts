import contract from '../../openapi/dist/openapi.json';
import { MOST_SIDE, STORED_SIDE } from '../../common/imageSides.ts';

test('an image has at most 4,096 pixels on a side, as in the messages of the contract, and is stored with at most 512', () => {
  expect([MOST_SIDE, STORED_SIDE]).toEqual([4096, 512]);
  const named = JSON.stringify(contract).match(/more than \d+ pixels on a side/g);
  expect(new Set(named)).toEqual(new Set([`more than ${MOST_SIDE} pixels on a side`]));
});
