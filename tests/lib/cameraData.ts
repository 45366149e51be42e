/**
 * Detects metadata of cameras and programs in a picture file: EXIF, XMP and IPTC, which can say where, when and by whom it was taken. Each
 * has its own marker in a JPEG, a PNG and a WebP (CIPA DC-008, ISO 16684-1, IPTC IIM). The whole file is searched, because phones append
 * further pictures. The markers are too long to occur in compressed pixels by chance.
 */
const EXIF = /Exif\0\0(?:II\*\0|MM\0\*)|(?:eXIf|EXIF[\s\S]{4})(?:II\*\0|MM\0\*)/
const XMP = /adobe:ns:meta\/|W5M0MpCehiHzreSzNTczkc9d|http:\/\/ns\.adobe\.com\/exif\/|http:\/\/ns\.adobe\.com\/xap\/|XML:com\.adobe\.xmp/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the marker is bytes, and two of them are not letters
const IPTC = /8BIM\x04\x04/
/** Programs without a chunk for it write it into a PNG as text. */
const TEXT_CHUNK = /Raw profile type (?:exif|iptc|xmp|APP1)|(?:tEXt|iTXt|zTXt)(?:exif:|Author\0)/i

/** @param bytes of a JPEG, a PNG or a WebP @returns whether it contains such metadata */
export function hasCameraData(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  return [EXIF, XMP, IPTC, TEXT_CHUNK].some((data) => data.test(text))
}
