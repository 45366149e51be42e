import { expect, it, vi } from 'vitest'
import { notFoundRoutes, routes } from '#src/site/routes.ts'
import type { Article } from '../articles/articles.ts'
import { ARTICLE_CONTENT, TAG_CONTENT } from './blogContent.ts'
import { type FolderName, folderRow, type SinglePath, singleRow } from './pageContent.ts'

vi.mock('astro:content', () => ({}))
/** Each card as the row of its page draws it. */
const pageCard = (path: SinglePath, data: object = {}) => singleRow(path).shareCardOf(data as never, path)
const entryCard = (name: FolderName, data: object, path = '') => folderRow(name).shareCardOf(data as never, path)
const articleCard = (article: object) => ARTICLE_CONTENT.shareCardOf(article as Article)
const tagCard = (tag: object) => TAG_CONTENT.shareCardOf({ tag } as Parameters<typeof TAG_CONTENT.shareCardOf>[0])
const usualWorkplace = { workplace: 'plant', time: '03:20' }

it('the card of an article has its cover or its photograph, and of one without a drawing the workplace of its first tag', () => {
  const cover = { glyph: { kind: 'towers' }, hour: 'night', workplace: 'buses' }
  const picture = { workplace: 'shop', time: '05:00' }
  expect(articleCard({ picture, cover })).toEqual({ picture, cover, photo: undefined })
  expect(articleCard({ picture, cover: { ...cover, glyph: undefined }, photo: { file: 'gate.webp' } })).toEqual({
    picture,
    cover: undefined,
    photo: 'gate.webp',
  })
  expect(articleCard({ picture, cover: { ...cover, glyph: undefined } })).toEqual({ picture, cover: undefined, photo: undefined })
})
it.each([
  ['an industry', entryCard('industries', { workplace: 'dock', board: { time: '22:10' } }), '22:10', 'dock'],
  ['a tag', tagCard({ picture: { workplace: 'ward', time: '03:00' } }), '03:00', 'ward'],
  ['what is not found', pageCard(notFoundRoutes.page, { rows: { missing: { time: '04:04' } } }), '04:04', 'plant'],
  ['the demo page', pageCard(routes.requestDemo), '03:20', 'plant'],
  ['the demo form', pageCard(routes.demoForm), '03:20', 'plant'],
])('the card of %s plays where and when the page does', (_, card, time, workplace) =>
  expect(card).toEqual({ picture: { workplace, time } }),
)
const feature = (kind: string) => entryCard('features', { opening: { picture: { kind } } })
it.each([
  [
    'the comparison',
    pageCard(routes.comparison, { comparison: { rows: [{ values: [{ reach: 'none' }, { reach: 'full' }] }] } }),
    { kind: 'lines', shares: [0, 1, 1] },
  ],
  ['the FAQ', pageCard(routes.faqs, { categories: [{ faqs: ['a', 'b'] }, { faqs: ['c'] }] }), { kind: 'questions', count: 3 }],
  [
    'the team',
    pageCard(routes.team, { members: [{ time: '08:00', portrait: 'late' }, { time: '04:00', portrait: 'early' }, { time: '05:00' }] }),
    { kind: 'busts', people: ['early', 'late'] },
  ],
  ['a feature', feature('channel-reports'), { kind: 'channelReports' }],
  ['data security', pageCard(routes.dataSecurity), { kind: 'fieldLines' }],
  ['the claims', pageCard(routes.claims), { kind: 'blocks' }],
  ['the help center', pageCard(routes.helpCenter), { kind: 'hours' }],
  ['a legal text', entryCard('documents', { sections: ['a', 'b'] }, '/legal/terms'), { kind: 'blocks', counts: [2], tone: 2 }],
  ['a help text', entryCard('documents', { sections: ['a', 'b', 'c'] }, '/support/manual'), { kind: 'blocks', counts: [3], tone: 0 }],
])('the card of %s says what the page is about', (_, card, art) => expect(card).toMatchObject({ picture: usualWorkplace, art }))
it.each([
  ['a feature with a scene', feature('scene')],
  ['a team of photographs', pageCard(routes.team, { members: [{ time: '05:00', photo: 'team/ana.jpg' }] })],
  ['status', pageCard(routes.status)],
])('the card of %s has a workplace alone', (_, card) => {
  expect(card).toEqual({ picture: usualWorkplace, art: undefined })
})
