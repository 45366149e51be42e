/** Adds to a picture of the product what it draws besides its own fields, as src/schemas/embeddedContent.ts says. */

import type { EmbeddedBy } from '#src/schemas/embeddedContent.ts'
import type { SceneChoice, SceneOf } from '#src/schemas/scenes/scenes.ts'
import type { DashboardWords } from '#src/schemas/shared/dashboardWords.ts'

/** A picture of the product with all that it draws: a dashboard also has the words that all dashboards share. */
export type SceneData = Exclude<SceneChoice, { kind: 'dashboard' }> | (SceneOf<'dashboard'> & { words: DashboardWords })

/** A block, or the picture of a first screen: its picture of the product has all that this draws. Home has a dashboard as such. */
export type WithSceneData<Part> = Part extends { scene: SceneChoice }
  ? Omit<Part, 'scene'> & { scene: SceneData }
  : Part extends { dashboard: infer Dashboard }
    ? Omit<Part, 'dashboard'> & { dashboard: Dashboard & { words: DashboardWords } }
    : Part

export type DashboardInputs = Pick<{ dashboardWords: DashboardWords }, EmbeddedBy<'scenes', 'dashboard'>>
const hasScene = (part: object): part is { scene: SceneChoice } => 'scene' in part
const hasDashboard = (part: object): part is { dashboard: object } => 'dashboard' in part

/** @returns the block or first screen with the words of dashboard-words.yaml, if its picture is a dashboard */
export function withSceneData<Part extends object>(part: Part, { dashboardWords: words }: DashboardInputs): WithSceneData<Part> {
  const withWords = (): object => {
    if (hasScene(part) && part.scene.kind === 'dashboard') return { ...part, scene: { ...part.scene, words } }
    return hasDashboard(part) ? { ...part, dashboard: { ...part.dashboard, words } } : part
  }
  // TypeScript does not follow which part of a union was checked.
  return withWords() as WithSceneData<Part>
}
