/**
 * Pictures of the product, drawn from data. The kinds are a closed list: illustrations/scenes/ScenePicture.tsx has one component for each.
 * Figures in a picture are examples.
 */
import { z } from 'zod'
import { withExampleFigures } from '#src/contentEngine/figures/exampleFigures.ts'
import { kindField } from '../fields/fields.ts'
import { boardSchema, checkBoard, uncheckedBoardSchema } from './boardScene.ts'
import { broadcastSchema } from './broadcastScene.ts'
import { callSchema } from './callScene.ts'
import { chartSchema } from './chartScene.ts'
import { dashboardSchema } from './dashboardScene.ts'
import { escalationSchema } from './escalationScene.ts'
import { flowSchema } from './flowScene.ts'
import { ledgerSchema } from './ledgerScene.ts'
import { portalSchema } from './portalScene.ts'
import { queueSchema } from './queueScene.ts'
import { skillsSchema } from './skillsScene.ts'
import { threadSchema } from './threadScene.ts'

const boardKindField = kindField(
  'board',
  'The board of a shift: who was due, how each report came in, and which spots are open or covered.',
)
const threadSceneSchema = threadSchema.safeExtend(kindField('thread', 'A conversation by text between an employee and the line.'))
const broadcastSceneSchema = broadcastSchema.safeExtend(
  kindField('broadcast', 'A message to many: who gets it, how many it reached and what they answered.'),
)
const growingScenes = [
  boardSchema.safeExtend(boardKindField),
  threadSceneSchema,
  flowSchema.safeExtend(kindField('flow', 'A procedure step by step, with the status after each.')),
] as const

export const growingSceneSchema = withExampleFigures(
  z
    .discriminatedUnion('kind', growingScenes)
    .meta({ description: 'The picture of the walk-through, which grows with its captions. “kind” says which picture it is.' }),
)

/** The pictures that fit a card. A board has fewer columns there, and nothing beside it. */
export const cardSceneSchema = withExampleFigures(
  z
    .discriminatedUnion('kind', [
      threadSceneSchema,
      ledgerSchema,
      broadcastSceneSchema,
      uncheckedBoardSchema.omit({ compact: true, messages: true }).extend(boardKindField).superRefine(checkBoard),
    ])
    .meta({ description: 'The picture of the product in a card, drawn from the data here. “kind” says which picture it is.' }),
)

export const sceneSchema = withExampleFigures(
  z
    .discriminatedUnion('kind', [
      ...growingScenes,
      ledgerSchema,
      callSchema.safeExtend(kindField('call', 'A call to the hotline, with the fields that the agent fills in.')),
      broadcastSceneSchema,
      chartSchema.safeExtend(kindField('chart', 'Bars that start at zero.')),
      dashboardSchema.safeExtend(kindField('dashboard', 'The counts of some weeks at one workplace. Every rate is worked out from them.')),
      escalationSchema.safeExtend(
        kindField('escalation', 'Who is told when a report is late or missing. The times come from the example policy.'),
      ),
      portalSchema,
      queueSchema.safeExtend(
        kindField(
          'queue',
          'A month of HR’s reviews as they shrink to hours. The numbers come from the worked example of the review workload.',
        ),
      ),
      skillsSchema.safeExtend(kindField('skills', 'Who is qualified for which machine, and who is asked when one of them is open.')),
    ])
    .meta({ description: 'The picture of the product, drawn from the data here. “kind” says which picture it is.' }),
)

export type SceneChoice = z.output<typeof sceneSchema>
export type SceneOf<Kind extends SceneChoice['kind']> = Extract<SceneChoice, { kind: Kind }>
