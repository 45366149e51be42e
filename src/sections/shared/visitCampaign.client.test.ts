import { beforeEach, describe, expect, it } from 'vitest'
import { visitCampaign, visitLanding } from './visitCampaign.client.ts'

describe('the campaign of a visit', () => {
  beforeEach(() => sessionStorage.clear())
  it('is remembered for the session', () => {
    visitCampaign('?utm_source=fair')
    expect(visitCampaign('')).toEqual({ utm_source: 'fair' })
  })
  it('is replaced by a newer one', () => {
    visitCampaign('?utm_source=fair&utm_term=x')
    expect(visitCampaign('?gclid=1')).toEqual({ gclid: '1' })
  })
  it('remembers the page by which it began, until a newer campaign', () => {
    history.replaceState(null, '', '/industries/logistics')
    visitCampaign('')
    history.replaceState(null, '', '/request-demo')
    expect([visitCampaign(''), visitLanding()]).toEqual([{}, { landing: '/industries/logistics' }])
    visitCampaign('?gclid=1')
    expect(visitLanding()).toEqual({ landing: '/request-demo' })
  })
  it.each(['{', 'null', '[]', '{"landing":7}', '{"landing":"//evil.example"}'])('knows no page from %s', (stored) => {
    sessionStorage.setItem('campaign', stored)
    expect(visitLanding()).toEqual({})
  })
  it('survives damaged storage', () => {
    sessionStorage.setItem('campaign', '{')
    expect(visitCampaign('')).toEqual({})
  })
})
