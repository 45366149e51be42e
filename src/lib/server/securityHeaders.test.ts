import { describe, expect, it } from 'vitest'
import { securityHeaders } from './securityHeaders'

const site = { scriptHashes: ['sha256-abc='], styleHashes: [], frameOrigins: ['https://f.example'], frameAncestors: [] }

describe('securityHeaders', () => {
  const policy = securityHeaders(site)['Content-Security-Policy'] ?? ''
  it('starts from nothing and never allows inline or eval', () => {
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toMatch(/unsafe-/)
    expect(policy).not.toContain('*')
  })
  it('lets the hashed scripts and the form frame in', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc='")
    expect(policy).toContain('frame-src https://f.example')
  })
  it('forbids framing the site', () => {
    expect(policy).toContain("frame-ancestors 'none'")
    expect(securityHeaders(site)['X-Frame-Options']).toBe('DENY')
  })
  it('lets the site frame the form', () => {
    const form = securityHeaders({ ...site, frameAncestors: ['https://s.example'] })
    expect(form['Content-Security-Policy']).toContain('frame-ancestors https://s.example')
    expect(form['X-Frame-Options']).toBeUndefined()
  })
})
