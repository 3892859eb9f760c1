/** Real pictures for uploads. */
const SQUARE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPg94nBihiGlgQAzYctwZ66nVkAAAAASUVORK5CYII=';

/** An 8 x 8 px PNG. */
export const pngFile = (name = 'logo.png') => new File([Buffer.from(SQUARE, 'base64')], name, { type: 'image/png' });
