import { describe, expect, it } from 'vitest'
import { hasCameraData } from './cameraData.ts'

const bytesOf = (text: string) => Buffer.from(text, 'latin1')
const TIFF = 'MM\0*\0\0\0\x08\0\x01\x88\x25'

describe('the data of a camera', () => {
  it.each([
    ['a JPEG with EXIF', `\xff\xd8\xff\xe1\0\x20Exif\0\0${TIFF}`],
    ['a JPEG with EXIF in the order of most phones', '\xff\xd8\xff\xe0\0\x10JFIF\0\xff\xe1\0\x20Exif\0\0II*\0\x08'],
    ['a JPEG with EXIF in a second picture', `\xff\xd8\xff\xda\0\x02\x99\xff\xd9\xff\xd8\xff\xe1\0\x20Exif\0\0${TIFF}`],
    ['a JPEG with XMP', '\xff\xd8\xff\xe1\0\x30http://ns.adobe.com/xap/1.0/\0<x/>'],
    ['a JPEG with IPTC', '\xff\xd8\xff\xed\0\x30Photoshop 3.0\x008BIM\x04\x04\0\0'],
    ['a PNG with EXIF', `\x89PNG\r\n\x1a\n\0\0\0\x0ceXIf${TIFF}`],
    ['a PNG with EXIF as text', '\x89PNG\r\n\x1a\n\0\0\0\x0czTXtRaw profile type exif\0\0'],
    ['a PNG with XMP', '\x89PNG\r\n\x1a\n\0\0\0\x0ciTXtXML:com.adobe.xmp\0\x01'],
    ['a WebP with EXIF', `RIFF\x99\0\0\0WEBPVP8XEXIF\x20\0\0\0${TIFF}`],
    ['a WebP with XMP', 'RIFF\x99\0\0\0WEBPVP8XXMP \x20\0\0\0<x:xmpmeta xmlns:x="adobe:ns:meta/">'],
  ])('is found in %s', (_, file) => expect(hasCameraData(bytesOf(file))).toBe(true))
  it.each([
    ['a JPEG with its resolution', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x48\0\x48\0\0\xff\xe2\0\x10ICC_PROFILE\0'],
    ['a JPEG of a program without further data', '\xff\xd8\xff\xed\0\x30Photoshop 3.0\x008BIM\x03\xed\0\0'],
    ['a PNG with a name of its program', '\x89PNG\r\n\x1a\n\0\0\0\x0ctEXtSoftware\0GIMP'],
    ['letters that only look like it', 'RIFF\x99\0\0\0WEBPVP8 EXIF\x20\0\0\0 eXIf Exif\0\0'],
    ['nothing', ''],
  ])('is not in %s', (_, file) => expect(hasCameraData(bytesOf(file))).toBe(false))
})
