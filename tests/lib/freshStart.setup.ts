import { vi } from 'vitest'

// Files share a worker (vitest.config.ts), so each starts with fresh modules, and without another file's mocks, stubs and clock.
vi.resetModules()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
vi.useRealTimers()
