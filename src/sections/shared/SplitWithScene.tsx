import { ChosenScene, type ChosenSceneProps } from '#src/illustrations/scenes/ChosenScene.tsx'
import { Split, type SplitProps } from './Split.tsx'

export type SplitWithSceneProps = Omit<SplitProps, 'children'> & Pick<ChosenSceneProps, 'scene' | 'dashboardWords'>

/** Words on one side, on the other the picture that content chooses. */
export function SplitWithScene({ scene, dashboardWords, ...words }: SplitWithSceneProps) {
  return (
    <Split {...words}>
      <ChosenScene scene={scene} dashboardWords={dashboardWords} />
    </Split>
  )
}
