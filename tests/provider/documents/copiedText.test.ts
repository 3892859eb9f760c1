// The text that readers copy and search does not depend on the documents that the same thread wrote before.
import { listDocument } from '../../../provider/documents/printed/list.ts';
import { receiptDocument } from '../../../provider/documents/printed/receipt.ts';
import { listPages, pagesOf } from './drawn';
import { receipt, school } from './samples';

test('a point is copied from a document after one without points whose signs contain its glyph', async () => {
  const data = {
    title: 'Class Register',
    filters: [],
    columns: [{ title: 'Student · Class', weight: 1 }],
    madeOn: '2026-11-23',
  };
  const lines = { address: null, phone: null, mobile: null, email: null, letterNo: null };
  const head = { ...school, ...lines };
  const [first] = await listPages(listDocument({ ...data, layout: 'portrait', school: head }), [[['A · B … :']]], []);
  expect(first?.lines.join('')).not.toContain('.');
  const [page] = await pagesOf(receiptDocument(receipt));
  const texts = page?.texts.map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['1,24,000.00', '1,25,000.50']));
});
