import { describe, expect, it } from 'vitest'
import { externalLinkProblem } from './externalLinkProblem.ts'

describe('an address of another site', () => {
  it.each([
    'https://www.dol.gov',
    'https://www.dol.gov/agencies/whd/fmla?a=b&c=d#leave',
    'https://elsewhere.example:8443/a(b)',
    'https://bücher.example',
  ])('may be %s', (address) => expect(externalLinkProblem(address)).toBeNull())
  it.each([
    ['http://www.dol.gov', 'write https:// in the place of http://'],
    ['www.dol.gov', 'write it whole, https://www.dol.gov.'],
    ['//www.dol.gov/a', 'write it whole, https://www.dol.gov/a.'],
    ['mailto:name@elsewhere.example', 'lead to one that says how to reach someone'],
    ['tel:+13125550100', 'lead to one that says how to reach someone'],
    ['https://name@elsewhere.example', 'take out what stands before the @'],
    ['https://name:word@elsewhere.example', 'take out what stands before the @'],
    ['https://192.0.2.7/a', 'in the place of "192.0.2.7"'],
    ['https://3221225991', 'in the place of "192.0.2.7"'],
    ['https://[2001:db8::7]', 'in the place of "[2001:db8::7]"'],
    ['https://localhost', 'in the place of "localhost"'],
    ['https://', 'begin with https://'],
    ['https:elsewhere.example', 'begin with https://'],
    ['https://elsewhere.example/a b', 'have no spaces'],
    ['https://else^where.example', 'copy it again'],
    ['javascript:alert(1)', 'begin with https://'],
    ['ftp://elsewhere.example', 'begin with https://'],
    ['', 'begin with https://'],
  ])('may not be %j, and the fix is told', (address, fix) => {
    expect(externalLinkProblem(address)).toContain(fix)
    expect(externalLinkProblem(address)).toContain(`"${address}"`)
  })
})
