import { Showcase, type ShowcaseProps } from '../Showcase.tsx'
import { Picture, type PictureProps } from './Picture.tsx'

export type PhotoBlockProps = Omit<ShowcaseProps, 'children'> & Pick<PictureProps, 'file' | 'alt' | 'caption'>

/** The picture file of the content over the whole width, under its words. */
export function PhotoBlock({ file, alt, caption, ...words }: PhotoBlockProps) {
  return (
    <Showcase {...words}>
      <Picture file={file} alt={alt} caption={caption} />
    </Showcase>
  )
}
