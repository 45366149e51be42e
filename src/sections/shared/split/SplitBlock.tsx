import { ScenePicture, type ScenePictureProps } from '#src/illustrations/scenes/ScenePicture.tsx'
import { Split, type SplitProps } from './Split.tsx'

export type SplitBlockProps = Omit<SplitProps, 'children'> & Pick<ScenePictureProps, 'scene'>

/** Words on one side, and the scene of the content on the other. */
export function SplitBlock({ scene, ...words }: SplitBlockProps) {
  return (
    <Split {...words}>
      <ScenePicture scene={scene} />
    </Split>
  )
}
