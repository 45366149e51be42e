import { ChosenScene, type ChosenSceneProps } from '#src/illustrations/scenes/ChosenScene.tsx'
import { Split, type SplitProps } from './Split.tsx'

export type SplitBlockProps = Omit<SplitProps, 'children'> & Pick<ChosenSceneProps, 'scene'>

/** Words on one side, and the scene of the content on the other. */
export function SplitBlock({ scene, ...words }: SplitBlockProps) {
  return (
    <Split {...words}>
      <ChosenScene scene={scene} />
    </Split>
  )
}
