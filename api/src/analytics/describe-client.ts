import type { DeviceType } from '@nila/api/contract'
import Bowser from 'bowser'
import { isbot } from 'isbot'

const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP))
const DEVICES = new Set<string>(['mobile', 'desktop', 'tablet'] satisfies DeviceType[])

/** What a user agent says of a client, by names that are known; what strangers write into that header is not kept. */
export interface ClientFacts {
  isRobot: boolean
  device: DeviceType
  browser: string | null
  system: string | null
}

/** How many user agents are remembered: parsing one costs as much as storing its event. */
const REMEMBERED = 2000
const remembered = new Map<string, ClientFacts>()

function parse(userAgent: string): ClientFacts {
  if (!userAgent || isbot(userAgent)) return { isRobot: true, device: 'other', browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    isRobot: false,
    device: DEVICES.has(platform.type ?? '') ? (platform.type as DeviceType) : 'other',
    browser: BROWSERS.has(browser.name ?? '') ? (browser.name ?? null) : null,
    system: SYSTEMS.has(os.name ?? '') ? (os.name ?? null) : null,
  }
}

/** Device, browser and system of a user agent; who sends none is a robot. */
export function describeClient(userAgent: string): ClientFacts {
  const known = remembered.get(userAgent)
  if (known) return known
  // Whoever sends ever new ones makes it forget, and pays for it themselves.
  if (remembered.size >= REMEMBERED) remembered.clear()
  const facts = parse(userAgent)
  remembered.set(userAgent, facts)
  return facts
}
