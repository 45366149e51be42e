import { expect, it } from 'vitest'
import type { SceneChoice, SceneOf } from '#src/schemas/scenes/scenes.ts'
import { TEST_DASHBOARD_WORDS } from '#tests/lib/entries/testDashboardWords.ts'
import { withSceneData } from './sceneData.ts'

const sharedData = { dashboardWords: TEST_DASHBOARD_WORDS }
const splitBlock = (scene: SceneChoice) => ({ kind: 'split', id: 'rates', scene })

it('a dashboard has the words that all dashboards share, and its block is otherwise as content has it', () => {
  const scene = { kind: 'dashboard', place: 'Plant 2' } as SceneOf<'dashboard'>
  expect(withSceneData(splitBlock(scene), sharedData)).toEqual({ ...splitBlock(scene), scene: { ...scene, words: TEST_DASHBOARD_WORDS } })
})
it('the dashboard of home has them, too', () =>
  expect(withSceneData({ kind: 'dashboards', dashboard: { place: 'Plant 2' } }, sharedData)).toEqual({
    kind: 'dashboards',
    dashboard: { place: 'Plant 2', words: TEST_DASHBOARD_WORDS },
  }))
it('another picture, and a block without one, stay as content has them', () => {
  const board = splitBlock({ kind: 'board', title: 'Line 4' } as SceneOf<'board'>)
  expect(withSceneData(board, sharedData)).toBe(board)
  const asked = { kind: 'questions', id: 'asked' }
  expect(withSceneData(asked, sharedData)).toBe(asked)
})
