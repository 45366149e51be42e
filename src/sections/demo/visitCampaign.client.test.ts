import { beforeEach, describe, expect, it } from 'vitest'
import { readLandingPage, rememberCampaign } from './visitCampaign.client.ts'

describe('the campaign of a visit', () => {
  beforeEach(() => sessionStorage.clear())
  it('is remembered for the session', () => {
    rememberCampaign('?utm_source=fair')
    expect(rememberCampaign('')).toEqual({ utm_source: 'fair' })
  })
  it('is replaced by a newer one', () => {
    rememberCampaign('?utm_source=fair&utm_term=x')
    expect(rememberCampaign('?gclid=1')).toEqual({ gclid: '1' })
  })
  it('remembers the page by which it began, until a newer campaign', () => {
    history.replaceState(null, '', '/industries/logistics')
    rememberCampaign('')
    history.replaceState(null, '', '/request-demo')
    expect([rememberCampaign(''), readLandingPage()]).toEqual([{}, { landing: '/industries/logistics' }])
    rememberCampaign('?gclid=1')
    expect(readLandingPage()).toEqual({ landing: '/request-demo' })
  })
  it.each(['{', 'null', '[]', '{"landing":7}', '{"landing":"//evil.example"}'])('knows no page from %s', (stored) => {
    sessionStorage.setItem('campaign', stored)
    expect(readLandingPage()).toEqual({})
  })
  it('survives damaged storage', () => {
    sessionStorage.setItem('campaign', '{')
    expect(rememberCampaign('')).toEqual({})
  })
})
