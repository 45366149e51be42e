import { Showcase, type ShowcaseProps } from '../Showcase.tsx'
import { Picture, type PictureProps } from './Picture.tsx'

export type PhotoBlockProps = Omit<ShowcaseProps, 'children'> & Pick<PictureProps, 'pictures' | 'alt' | 'caption'> & { file: string }

/** The picture file of the content over the whole width, under its words. */
export function PhotoBlock({ file, alt, caption, pictures, ...words }: PhotoBlockProps) {
  return (
    <Showcase {...words}>
      <Picture pictures={pictures} name={file} alt={alt} caption={caption} />
    </Showcase>
  )
}
