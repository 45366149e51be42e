import { Picture, type PictureProps } from '#src/sections/shared/picture/Picture.tsx'
import { Showcase, type ShowcaseProps } from '#src/sections/shared/Showcase.tsx'

export type PhotoBlockProps = Omit<ShowcaseProps, 'children'> & Pick<PictureProps, 'file' | 'alt' | 'caption'>

/** The picture file of the content over the whole width, under its words. */
export function PhotoBlock({ file, alt, caption, ...words }: PhotoBlockProps) {
  return (
    <Showcase {...words}>
      <Picture file={file} alt={alt} caption={caption} />
    </Showcase>
  )
}
