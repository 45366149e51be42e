import type { MarkName } from '../illustrations/ClientMark'

/** Sample content: twenty invented companies, to be replaced by real clients before a launch. */
export type Client = { name: string; industry: string; mark: MarkName; wordmark: 'plain' | 'caps' }

export const clients: Client[] = [
  { name: 'Halden Foods', industry: 'Food and beverage', mark: 'wheat', wordmark: 'plain' },
  { name: 'Northbay Steel', industry: 'Manufacturing', mark: 'beam', wordmark: 'caps' },
  { name: 'Corvale Health', industry: 'Healthcare', mark: 'cross', wordmark: 'plain' },
  { name: 'Tandem Freight', industry: 'Logistics', mark: 'lanes', wordmark: 'plain' },
  { name: 'Ridge & Main', industry: 'Retail', mark: 'ridge', wordmark: 'plain' },
  { name: 'Alder College', industry: 'Education', mark: 'book', wordmark: 'plain' },
  { name: 'Kestrel Motion', industry: 'Manufacturing', mark: 'gear', wordmark: 'caps' },
  { name: 'Bluewater Dairy', industry: 'Food and beverage', mark: 'drop', wordmark: 'plain' },
  { name: 'Crateline', industry: 'Logistics', mark: 'crate', wordmark: 'plain' },
  { name: 'Sunhollow Living', industry: 'Senior living', mark: 'sun', wordmark: 'plain' },
  { name: 'Pell Regional', industry: 'Healthcare', mark: 'pulse', wordmark: 'plain' },
  { name: 'Ironvale Forge', industry: 'Manufacturing', mark: 'anvil', wordmark: 'caps' },
  { name: 'Fernway Grocers', industry: 'Retail', mark: 'leaf', wordmark: 'plain' },
  { name: 'Harbor Rest Inns', industry: 'Hospitality', mark: 'bed', wordmark: 'plain' },
  { name: 'Palletworks', industry: 'Logistics', mark: 'pallet', wordmark: 'plain' },
  { name: 'Marden & Low', industry: 'Retail', mark: 'tag', wordmark: 'plain' },
  { name: 'Keystead County', industry: 'Public sector', mark: 'key', wordmark: 'plain' },
  { name: 'Archer Unified', industry: 'Education', mark: 'arch', wordmark: 'plain' },
  { name: 'Voltmere', industry: 'Manufacturing', mark: 'bolt', wordmark: 'caps' },
  { name: 'Tilden Canning', industry: 'Food and beverage', mark: 'can', wordmark: 'plain' },
]
