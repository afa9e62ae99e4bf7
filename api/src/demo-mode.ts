import { type Database, Setting, StartError } from '@nila/db'
import { loadDemo } from '@nila/db/demo'
import type { Config } from './config.ts'
import { SINK_SMTP_URL } from './mail/sink-address.ts'

function checkLoopback({ isLoopback }: Config): void {
  if (isLoopback) return
  throw new StartError(
    'Demo data is for this machine only: HOST and PUBLIC_URL must be loopback, or the data cleared.',
  )
}

/** Whether this database holds demo data, which is loaded where it is wanted; decided on its first start, and remembered in it. */
export async function decideDemo(config: Config, db: Database): Promise<boolean> {
  const decided = await Setting.query().findById('demo')
  if (decided?.value === true) {
    if (config.demo === false) {
      throw new StartError(
        'This database holds demo data. Run `npm run demo:clear` first, or start without DEMO=0.',
      )
    }
    checkLoopback(config)
    return true
  }
  const isWanted = config.demo ?? (!decided && !config.databaseUrl && config.isLoopback)
  if (isWanted) {
    checkLoopback(config)
    await loadDemo(db, { adminUsername: config.adminUsername })
  } else {
    await Setting.query().insert({ key: 'demo', value: false }).onConflict('key').ignore()
  }
  return isWanted
}

/** The configuration of a demo: where nobody is configured to carry mail, it goes to the development sink. */
export const demoConfig = (config: Config): Config =>
  config.mail.brevo || config.mail.gmail
    ? config
    : { ...config, mail: { ...config.mail, sink: SINK_SMTP_URL } }
