import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PEERS, readChosenPeers } from './peers.ts'

describe('chosen peers', () => {
  it('are none unless asked for', () => expect(readChosenPeers(undefined)).toEqual([]))
  it('are taken once each', () => expect(readChosenPeers('next, vite,next')).toEqual(['next', 'vite']))
  it('are known by name', () =>
    expect(() => readChosenPeers('vite,remix')).toThrow('--peers knows next, react-router, vite, but not "remix".'))
})
it.each(Object.keys(PEERS))('%s has exact versions', (name) => {
  const { dependencies } = JSON.parse(readFileSync(`peers/${name}/package.json`, 'utf8')) as { dependencies: Record<string, string> }
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})
it.each(['home/homeComponents.tsx', 'industry/industryComponents.tsx'])(
  'a peer draws each block of a measured page by its component, which has a file: %s',
  (map) => {
    const own = /^(?:async )?function [A-Z]\w*|=>/m.exec(readFileSync(`src/sections/${map}`, 'utf8'))
    expect(own?.[0], 'a capture cannot name this component, so a peer would get finished HTML: give it a file').toBeUndefined()
  },
)
