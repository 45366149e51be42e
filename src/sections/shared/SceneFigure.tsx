import { ChosenScene, type ChosenSceneProps } from '../../illustrations/ChosenScene'
import { SampleNote } from './SampleNote'

/** A scene with its small print where its data is invented. */
export function SceneFigure({ scene, ...rest }: ChosenSceneProps) {
  const isSample = 'sample' in scene && scene.sample === true
  return (
    <>
      <ChosenScene scene={scene} {...rest} />
      {isSample && <SampleNote className="mt-3 text-center" />}
    </>
  )
}
