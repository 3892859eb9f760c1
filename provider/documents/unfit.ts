import type { FileFault } from './workbook.words.ts';

/** A file whose table cannot be read. */
export class Unfit extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(typeof fault === 'string' ? fault : fault.cellFault);
    this.fault = fault;
  }
}
