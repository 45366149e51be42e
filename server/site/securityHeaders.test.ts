/** The literal headers of both origins. Loosening one must be repeated here, where a reviewer sees it. */
import { describe, expect, it } from 'vitest'
import { CACHE_CONTROL, createSecurityHeaders, writeContentSecurityPolicy } from './securityHeaders.ts'

const build = { scriptHashes: ['sha256-abc=', 'sha256-def='], styleHashes: ['sha256-ghi='] }

describe('the site’s pages', () => {
  it('have exactly these headers', () => {
    expect(createSecurityHeaders({ ...build, frameOrigins: ['https://forms.example'], frameAncestors: [] })).toEqual({
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self' 'sha256-abc=' 'sha256-def='",
        "style-src 'self' 'sha256-ghi='",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        'frame-src https://forms.example',
        "frame-ancestors 'none'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ].join('; '),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
    })
  })
})

describe('the form’s pages', () => {
  it('have exactly these headers: the site may frame them, and they frame nobody', () => {
    const sites = ['https://www.site.example', 'http://localhost:4321']
    expect(createSecurityHeaders({ ...build, frameOrigins: [], frameAncestors: sites })).toEqual({
      'Content-Security-Policy': [
        "default-src 'none'",
        "script-src 'self' 'sha256-abc=' 'sha256-def='",
        "style-src 'self' 'sha256-ghi='",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "frame-src 'none'",
        'frame-ancestors https://www.site.example http://localhost:4321',
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
      ].join('; '),
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-site',
    })
  })
})

it('the content security policy lets forms post elsewhere only where that is asked for', () => {
  const csp = writeContentSecurityPolicy({ ...build, frameOrigins: [], frameAncestors: [], formActions: ['mailto:'] })
  expect(csp).toContain("form-action 'self' mailto:;")
})
it('a response keeps hashed files for a year and pages for half a minute, and asks for everything else again', () => {
  expect(CACHE_CONTROL).toEqual({
    immutable: 'public, max-age=31536000, immutable',
    page: 'public, max-age=30, must-revalidate',
    revalidate: 'public, max-age=0, must-revalidate',
  })
})
