import { z } from 'zod'
import { requestJson } from './request-json.ts'

/** A model server on this machine. */
export interface LocalServer {
  kind: 'ollama' | 'llama.cpp'
  baseUrl: string
  models: string[]
}

interface LocalPorts {
  ollama: readonly number[]
  llamaCpp: readonly number[]
}

/**
 * Where both listen unless told otherwise (ollama/ollama, docs/faq; ggml-org/llama.cpp, tools/server/README.md, `--port`). 8080 is also
 * ours: whoever starts both gives one of them another, so the next one is looked at as well.
 */
const PORTS: LocalPorts = { ollama: [11434], llamaCpp: [8080, 8081] }
/** Milliseconds; whatever is on this machine answers at once. */
const TIMEOUT = 1000

/** ollama/ollama, docs/api.md, 'Version'. */
const OllamaVersion = z.object({ version: z.string() })
/** `data` is null where Ollama has no models. */
const OwnedModels = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string() })).nullable(),
})

/** A document of something on this machine; undefined where it has no such one, which is no failure. */
async function look<Document>(
  port: number,
  path: string,
  schema: z.ZodType<Document>,
): Promise<Document | undefined> {
  try {
    const url = `http://127.0.0.1:${port}${path}`
    const answer = await requestJson({
      url,
      method: 'GET',
      apiKey: undefined,
      signal: new AbortController().signal,
      timeout: TIMEOUT,
      connectTimeout: TIMEOUT,
    })
    return schema.safeParse(answer).data
  } catch {
    return undefined
  }
}

const baseUrlOf = (port: number): string => `http://127.0.0.1:${port}/v1`

async function findOllama(port: number): Promise<LocalServer | undefined> {
  if (!(await look(port, '/api/version', OllamaVersion))) return undefined
  const list = await look(port, '/v1/models', OwnedModels)
  return { kind: 'ollama', baseUrl: baseUrlOf(port), models: (list?.data ?? []).map(({ id }) => id) }
}

async function findLlamaCpp(port: number): Promise<LocalServer | undefined> {
  const { data } = (await look(port, '/v1/models', OwnedModels)) ?? {}
  // Many servers list models; only this one says that they are its own (tools/server, handle_models).
  const own = data?.filter(({ owned_by: owner }) => owner === 'llamacpp') ?? []
  if (own.length === 0) return undefined
  return { kind: 'llama.cpp', baseUrl: baseUrlOf(port), models: own.map(({ id }) => id) }
}

/** Looks for model servers on this machine's loopback, and nowhere else. What it finds is offered, never used unasked. */
export async function detectLocalServers(ports: Partial<LocalPorts> = {}): Promise<LocalServer[]> {
  const { ollama, llamaCpp } = { ...PORTS, ...ports }
  const found = await Promise.all([...ollama.map(findOllama), ...llamaCpp.map(findLlamaCpp)])
  return found.filter((server) => server !== undefined)
}
