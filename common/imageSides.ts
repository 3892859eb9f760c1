// The sides of images in pixels: the provider rejects larger ones, and stores them fitted into the smaller square.

export const MOST_SIDE = 4096;
export const STORED_SIDE = 512;
