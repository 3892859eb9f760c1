// Shapes words with HarfBuzz, by its own functions in WebAssembly, which load without waiting. fontkit, the shaper of pdfkit, fails
// with errors or endless loops for common names in Gurmukhi, Malayalam, Telugu and Meetei Mayek, and exchanges letters in Bengali.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/projectRoot.ts';

export interface ShapedGlyph {
  id: number;
  /** index of the first character that it represents */
  cluster: number;
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

interface Memory {
  buffer: ArrayBuffer;
  grow: (pages: number) => number;
}

/** Declared here, because only the types of browsers have it. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
};

type Address = number;

/** The functions of HarfBuzz, with their names in C. */
interface HarfBuzz {
  memory: Memory;
  __wasm_call_ctors: () => void;
  malloc: (bytes: number) => Address;
  free: (at: Address) => void;
  hb_blob_create: (data: Address, length: number, mode: number, user: Address, destroy: Address) => Address;
  hb_face_create: (blob: Address, index: number) => Address;
  hb_font_create: (face: Address) => Address;
  hb_buffer_create: () => Address;
  hb_buffer_reset: (buffer: Address) => void;
  hb_buffer_set_cluster_level: (buffer: Address, level: number) => void;
  hb_buffer_add_utf16: (buffer: Address, text: Address, length: number, from: number, count: number) => void;
  hb_buffer_set_direction: (buffer: Address, direction: number) => void;
  hb_buffer_guess_segment_properties: (buffer: Address) => void;
  hb_buffer_get_length: (buffer: Address) => number;
  hb_buffer_get_glyph_infos: (buffer: Address, length: Address) => Address;
  hb_buffer_get_glyph_positions: (buffer: Address, length: Address) => Address;
  hb_shape: (font: Address, buffer: Address, features: Address, count: number) => void;
}

const MODULE = path.join(projectRoot, 'node_modules/harfbuzzjs/dist/harfbuzz.wasm');
const PAGE_BYTES = 65_536;
/** Of hb_memory_mode_t, hb_buffer_cluster_level_t (marks are clusters of their own) and hb_direction_t. */
const WRITABLE = 2;
const MONOTONE_CHARACTERS = 1;
const [LEFT_TO_RIGHT, RIGHT_TO_LEFT] = [4, 5];
/** Number of 32-bit words of hb_glyph_info_t and of hb_glyph_position_t. */
const WORDS = 5;

function load(): HarfBuzz & { buffer: Address } {
  const nothing = () => 0;
  const imports = {
    env: {
      _abort_js: () => {
        throw new Error('HarfBuzz ended.');
      },
      _emscripten_runtime_keepalive_clear: nothing,
      _setitimer_js: nothing,
      emscripten_resize_heap: (bytes: number) => {
        const { memory } = harfbuzz;
        return memory.grow(Math.ceil((bytes - memory.buffer.byteLength) / PAGE_BYTES)) >= 0 ? 1 : 0;
      },
    },
    wasi_snapshot_preview1: { proc_exit: nothing },
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(MODULE)), imports);
  const harfbuzz = exports as HarfBuzz;
  harfbuzz.__wasm_call_ctors();
  return { ...harfbuzz, buffer: harfbuzz.hb_buffer_create() };
}

let loaded: ReturnType<typeof load> | undefined;

/** Shapes a text of one script in a font of that size per em; `rightToLeft` for letters, not for numbers, of Arabic. */
export type Shaper = (text: string, rightToLeft: boolean) => ShapedGlyph[];

/** Copies the font into the memory of HarfBuzz, where it stays. */
export function shaperOf(file: Uint8Array): Shaper {
  loaded ??= load();
  const { memory, malloc, free, buffer, ...hb } = loaded;
  const data = malloc(file.length);
  new Uint8Array(memory.buffer).set(file, data);
  const font = hb.hb_font_create(hb.hb_face_create(hb.hb_blob_create(data, file.length, WRITABLE, 0, 0), 0));
  return (text, rightToLeft) => {
    const address = malloc(text.length * 2);
    const units = new Uint16Array(memory.buffer, address, text.length);
    for (let at = 0; at < text.length; at += 1) units[at] = text.charCodeAt(at);
    hb.hb_buffer_reset(buffer);
    hb.hb_buffer_set_cluster_level(buffer, MONOTONE_CHARACTERS);
    hb.hb_buffer_add_utf16(buffer, address, text.length, 0, text.length);
    free(address);
    hb.hb_buffer_set_direction(buffer, rightToLeft ? RIGHT_TO_LEFT : LEFT_TO_RIGHT);
    hb.hb_buffer_guess_segment_properties(buffer);
    hb.hb_shape(font, buffer, 0, 0);
    const length = hb.hb_buffer_get_length(buffer);
    const infos = new Uint32Array(memory.buffer, hb.hb_buffer_get_glyph_infos(buffer, 0), length * WORDS);
    const positions = new Int32Array(memory.buffer, hb.hb_buffer_get_glyph_positions(buffer, 0), length * WORDS);
    return Array.from({ length }, (_, at) => {
      const [id = 0, , cluster = 0] = infos.subarray(at * WORDS);
      const [xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0] = positions.subarray(at * WORDS);
      return { id, cluster, xAdvance, yAdvance, xOffset, yOffset };
    });
  };
}
