import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { AssistantError } from './assistant-error.ts'
import type { StreamedAnswer } from './model.ts'
import { readAnswer } from './read-answer.ts'

/** Reads an answer whose bytes arrive in these pieces. */
async function read(pieces: Uint8Array[]): Promise<StreamedAnswer & { text: string }> {
  let text = ''
  const answer = await readAnswer(Readable.from(pieces, { objectMode: false }), {
    apiKey: undefined,
    signal: new AbortController().signal,
    onSpeech: () => {},
    onText: (piece) => {
      text += piece
    },
  })
  return { text, ...answer }
}

const failureOf = (body: string) => read([Buffer.from(body)]).catch((error: AssistantError) => error)

/** An answer as each server writes it, with the place that says so. */
const transcripts = [
  {
    // openai/openai-python, src/openai/types/chat/chat_completion_chunk.py: `usage` is null but in the last chunk, whose `choices` are empty;
    // `obfuscation` evens out the size of chunks. `[DONE]`: src/openai/_streaming.py.
    server: 'OpenAI',
    text: 'नमस्ते! 👋🏽',
    finish: 'stop',
    usage: { promptTokens: 9, completionTokens: 12 },
    body: `data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5.4","service_tier":"default","system_fingerprint":"fp_44","choices":[{"index":0,"delta":{"role":"assistant","content":"","refusal":null},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"qT"}

data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5.4","choices":[{"index":0,"delta":{"content":"नमस्ते"},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"7cTzuW"}

data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5.4","choices":[{"index":0,"delta":{"content":"! 👋🏽"},"logprobs":null,"finish_reason":null}],"usage":null,"obfuscation":"x"}

data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5.4","choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}],"usage":null,"obfuscation":"y2"}

data: {"id":"chatcmpl-B9","object":"chat.completion.chunk","created":1741569952,"model":"gpt-5.4","choices":[],"usage":{"prompt_tokens":9,"completion_tokens":12,"total_tokens":21,"completion_tokens_details":{"reasoning_tokens":0}},"obfuscation":""}

data: [DONE]

`,
  },
  {
    // ollama/ollama, middleware/openai.go (ChatWriter.writeResponse) and openai/openai.go (ToChunk): each delta has a role, thoughts are in
    // `reasoning` beside an empty `content`, the chunk with `usage` has empty `choices`.
    server: 'Ollama',
    text: 'வணக்கம்.',
    finish: 'length',
    usage: { promptTokens: 26, completionTokens: 3 },
    body: `data: {"id":"chatcmpl-267","object":"chat.completion.chunk","created":1760000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"","reasoning":"Okay"},"finish_reason":null}]}

data: {"id":"chatcmpl-267","object":"chat.completion.chunk","created":1760000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"வணக்கம்"},"finish_reason":null}]}

data: {"id":"chatcmpl-267","object":"chat.completion.chunk","created":1760000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":"."},"finish_reason":null}]}

data: {"id":"chatcmpl-267","object":"chat.completion.chunk","created":1760000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":"length"}]}

data: {"id":"chatcmpl-267","object":"chat.completion.chunk","created":1760000000,"model":"qwen3:4b","system_fingerprint":"fp_ollama","choices":[],"usage":{"prompt_tokens":26,"completion_tokens":3,"total_tokens":29}}

data: [DONE]

`,
  },
  {
    // ggml-org/llama.cpp, tools/server/server-task.cpp (to_json_oaicompat_chat, to_json_oaicompat_chat_stream) and server-common.cpp
    // (format_oai_sse): the first delta's content is null, thoughts are in `reasoning_content`, `timings` stand beside `usage`.
    server: 'llama.cpp',
    text: 'خوش آمدید',
    finish: 'stop',
    usage: { promptTokens: 1085, completionTokens: 247 },
    body: `data: {"choices":[{"finish_reason":null,"index":0,"delta":{"role":"assistant","content":null}}],"created":1754523863,"id":"chatcmpl-X6","model":"gpt-oss:20b","system_fingerprint":"b6097-9515c613","object":"chat.completion.chunk"}

data: {"choices":[{"finish_reason":null,"index":0,"delta":{"reasoning_content":"We"}}],"created":1754523863,"id":"chatcmpl-X6","model":"gpt-oss:20b","system_fingerprint":"b6097-9515c613","object":"chat.completion.chunk"}

data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":"خوش "}}],"created":1754523863,"id":"chatcmpl-X6","model":"gpt-oss:20b","system_fingerprint":"b6097-9515c613","object":"chat.completion.chunk"}

data: {"choices":[{"finish_reason":null,"index":0,"delta":{"content":"آمدید"}}],"created":1754523863,"id":"chatcmpl-X6","model":"gpt-oss:20b","system_fingerprint":"b6097-9515c613","object":"chat.completion.chunk"}

data: {"choices":[{"finish_reason":"stop","index":0,"delta":{}}],"created":1754524122,"id":"chatcmpl-X6","model":"gpt-oss:20b","system_fingerprint":"b6097-9515c613","object":"chat.completion.chunk"}

data: {"choices":[],"created":1754524122,"id":"chatcmpl-X6","model":"gpt-oss:20b","system_fingerprint":"b6097-9515c613","object":"chat.completion.chunk","usage":{"completion_tokens":247,"prompt_tokens":1085,"total_tokens":1332},"timings":{"prompt_n":1085,"prompt_ms":203.378}}

data: [DONE]

`,
  },
  {
    // vllm-project/vllm, vllm/entrypoints/openai/chat_completion/serving.py (chat_completion_stream_generator): chunks without the fields
    // that are unset, a last chunk with empty `choices`. `usage` in every chunk: `continuous_usage_stats`, which an operator can force.
    server: 'vLLM',
    text: 'ᱡᱚᱦᱟᱨ',
    finish: 'stop',
    usage: { promptTokens: 31, completionTokens: 2 },
    body: `data: {"id":"chatcmpl-1a","object":"chat.completion.chunk","created":1754523863,"model":"Qwen/Qwen3-8B","choices":[{"index":0,"delta":{"role":"assistant","content":""},"logprobs":null,"finish_reason":null}],"usage":{"prompt_tokens":31,"total_tokens":31,"completion_tokens":0}}

data: {"id":"chatcmpl-1a","object":"chat.completion.chunk","created":1754523863,"model":"Qwen/Qwen3-8B","choices":[{"index":0,"delta":{"content":"ᱡᱚᱦᱟᱨ"},"logprobs":null,"finish_reason":null}],"usage":{"prompt_tokens":31,"total_tokens":32,"completion_tokens":1}}

data: {"id":"chatcmpl-1a","object":"chat.completion.chunk","created":1754523863,"model":"Qwen/Qwen3-8B","choices":[{"index":0,"delta":{"content":""},"logprobs":null,"finish_reason":"stop","stop_reason":null}],"usage":{"prompt_tokens":31,"total_tokens":33,"completion_tokens":2}}

data: {"id":"chatcmpl-1a","object":"chat.completion.chunk","created":1754523863,"model":"Qwen/Qwen3-8B","choices":[],"usage":{"prompt_tokens":31,"total_tokens":33,"completion_tokens":2}}

data: [DONE]

`,
  },
  {
    // lmstudio.ai/docs/app/api-changelog: `choices.delta.reasoning` (0.3.23), `reasoning_content` for DeepSeek R1 (0.3.9),
    // `stream_options.include_usage` (0.3.18).
    server: 'LM Studio',
    text: 'Hello',
    finish: 'stop',
    usage: undefined,
    body: `data: {"id":"chatcmpl-u","object":"chat.completion.chunk","created":1757900000,"model":"openai/gpt-oss-20b","system_fingerprint":"openai/gpt-oss-20b","choices":[{"index":0,"delta":{"role":"assistant","reasoning":"User"},"logprobs":null,"finish_reason":null}]}

data: {"id":"chatcmpl-u","object":"chat.completion.chunk","created":1757900000,"model":"openai/gpt-oss-20b","system_fingerprint":"openai/gpt-oss-20b","choices":[{"index":0,"delta":{"content":"Hello"},"logprobs":null,"finish_reason":null}]}

data: {"id":"chatcmpl-u","object":"chat.completion.chunk","created":1757900000,"model":"openai/gpt-oss-20b","system_fingerprint":"openai/gpt-oss-20b","choices":[{"index":0,"delta":{},"logprobs":null,"finish_reason":"stop"}]}

data: [DONE]

`,
  },
  {
    // openrouter.ai/docs/api/reference/streaming: comments against time-outs; usage in the last chunk.
    server: 'OpenRouter',
    text: 'Namaste',
    finish: 'content_filter',
    usage: { promptTokens: 5, completionTokens: 2 },
    body: `: OPENROUTER PROCESSING

: OPENROUTER PROCESSING

data: {"id":"gen-1","provider":"OpenAI","model":"openai/gpt-5.4","object":"chat.completion.chunk","created":1741569952,"choices":[{"index":0,"delta":{"role":"assistant","content":"Nama"},"finish_reason":null,"native_finish_reason":null,"logprobs":null}]}

: OPENROUTER PROCESSING

data: {"id":"gen-1","provider":"OpenAI","model":"openai/gpt-5.4","object":"chat.completion.chunk","created":1741569952,"choices":[{"index":0,"delta":{"role":"assistant","content":"ste"},"finish_reason":"content_filter","native_finish_reason":"content_filter","logprobs":null}]}

data: {"id":"gen-1","provider":"OpenAI","model":"openai/gpt-5.4","object":"chat.completion.chunk","created":1741569952,"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}],"usage":{"prompt_tokens":5,"completion_tokens":2,"total_tokens":7,"cost":0.00001}}

data: [DONE]

`,
  },
  {
    // api-docs.deepseek.com/quick_start/rate_limit: `: keep-alive` while a request waits.
    server: 'DeepSeek',
    text: '7',
    finish: 'stop',
    usage: { promptTokens: 15, completionTokens: 89 },
    body: `: keep-alive

data: {"id":"930c","object":"chat.completion.chunk","created":1739870000,"model":"deepseek-reasoner","system_fingerprint":"fp_5","choices":[{"index":0,"delta":{"role":"assistant","content":null,"reasoning_content":""},"logprobs":null,"finish_reason":null}]}

: keep-alive

data: {"id":"930c","object":"chat.completion.chunk","created":1739870000,"model":"deepseek-reasoner","system_fingerprint":"fp_5","choices":[{"index":0,"delta":{"content":null,"reasoning_content":"3+4"},"logprobs":null,"finish_reason":null}]}

data: {"id":"930c","object":"chat.completion.chunk","created":1739870000,"model":"deepseek-reasoner","system_fingerprint":"fp_5","choices":[{"index":0,"delta":{"content":"7","reasoning_content":null},"logprobs":null,"finish_reason":null}]}

data: {"id":"930c","object":"chat.completion.chunk","created":1739870000,"model":"deepseek-reasoner","system_fingerprint":"fp_5","choices":[{"index":0,"delta":{"content":"","reasoning_content":null},"logprobs":null,"finish_reason":"stop"}],"usage":{"prompt_tokens":15,"completion_tokens":89,"total_tokens":104}}

data: [DONE]

`,
  },
  {
    // docs.mistral.ai, 'Reasoning': content is a list of parts, of which those of type `thinking` are not the answer.
    server: 'Mistral',
    text: 'It is seven.',
    finish: 'stop',
    usage: undefined,
    body: `data: {"id":"m1","object":"chat.completion.chunk","created":1750000000,"model":"magistral","choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}

data: {"id":"m1","object":"chat.completion.chunk","created":1750000000,"model":"magistral","choices":[{"index":0,"delta":{"content":[{"type":"thinking","thinking":[{"type":"text","text":"They want the time."}]}]},"finish_reason":null}]}

data: {"id":"m1","object":"chat.completion.chunk","created":1750000000,"model":"magistral","choices":[{"index":0,"delta":{"content":[{"type":"text","text":"It is "}]},"finish_reason":null}]}

data: {"id":"m1","object":"chat.completion.chunk","created":1750000000,"model":"magistral","choices":[{"index":0,"delta":{"content":"seven."},"finish_reason":"stop"}]}

data: [DONE]

`,
  },
]

describe.each(transcripts)('an answer of $server', ({ body, text, finish, usage }) => {
  const bytes = Buffer.from(body)
  const expected = { text, finish, usage }

  test('is read as it was said', async () => {
    expect(await read([bytes])).toEqual(expected)
  })

  test('is the same wherever the network cuts it', async () => {
    for (let cut = 1; cut < bytes.length; cut += 1) {
      expect(await read([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(expected)
    }
    expect(await read(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(expected)
  })

  test('is the same with other line breaks', async () => {
    for (const lineBreak of ['\r\n', '\r']) {
      const other = Buffer.from(body.replaceAll('\n', lineBreak))
      const half = other.length >> 1
      expect(await read([other.subarray(0, half), other.subarray(half)])).toEqual(expected)
    }
  })

  test('fails where it breaks off before the model has finished', async () => {
    const end = body.search(/"finish_reason":"/)
    const error = await failureOf(body.slice(0, end))
    expect(error).toMatchObject({ failure: 'model_failed', detail: 'A part of the answer is no JSON.' })
    const whole = body.slice(0, body.lastIndexOf('\n\n', end) + 2)
    expect(await failureOf(whole)).toMatchObject({ failure: 'model_failed', detail: 'The answer broke off.' })
  })
})

const said = 'data: {"choices":[{"index":0,"delta":{"content":"Half an ans"},"finish_reason":null}]}\n\n'

describe('an error within an answer', () => {
  test.each([
    {
      // openrouter.ai/docs/api/reference/streaming, 'Handling Errors During Streaming'.
      server: 'OpenRouter',
      event:
        'data: {"id":"cmpl-abc123","object":"chat.completion.chunk","created":1234567890,"model":"openai/gpt-4o","provider":"openai","error":{"code":"server_error","message":"Provider disconnected unexpectedly"},"choices":[{"index":0,"delta":{"content":""},"finish_reason":"error"}]}\n\n',
      failure: 'model_failed',
      detail: 'Provider disconnected unexpectedly',
    },
    {
      server: 'OpenRouter, when it is busy',
      event: 'data: {"error":{"code":429,"message":"Rate limited upstream"}}\n\n',
      failure: 'model_busy',
      detail: 'Rate limited upstream',
    },
    {
      // vllm-project/vllm, chat_completion/serving.py (create_streaming_error_response), followed by `[DONE]`.
      server: 'vLLM',
      event:
        'data: {"error":{"message":"EngineCore encountered an issue.","type":"InternalServerError","param":null,"code":500}}\n\ndata: [DONE]\n\n',
      failure: 'model_failed',
      detail: 'EngineCore encountered an issue.',
    },
    {
      // As block/goose found it in the wild (pull request 8031): no `error` around it.
      server: 'older vLLM',
      event: 'data: {"object":"error","message":"Out of memory","type":"ServerError","code":500}\n\n',
      failure: 'model_failed',
      detail: 'Out of memory',
    },
    {
      // openai/openai-python, src/openai/_streaming.py: `event: error`.
      server: 'OpenAI',
      event:
        'event: error\ndata: {"error":{"message":"The server is overloaded","type":"overloaded_error"}}\n\n',
      failure: 'model_busy',
      detail: 'The server is overloaded',
    },
    {
      // ggml-org/llama.cpp, formerly examples/server/server.cpp: server_sent_event(sink, "error", error_data), a field of its own.
      server: 'older llama.cpp',
      event: 'error: {"code":500,"message":"Context shift is disabled","type":"server_error"}\n\n',
      failure: 'model_failed',
      detail: 'Context shift is disabled',
    },
    {
      server: 'one that names the event',
      event: 'event: error\ndata: upstream went away\n\n',
      failure: 'model_failed',
      detail: 'upstream went away',
    },
    {
      server: 'one that sends a string',
      event: 'data: {"error":"model runner has unexpectedly stopped"}\n\n',
      failure: 'model_failed',
      detail: 'model runner has unexpectedly stopped',
    },
  ])('of $server ends it with its words', async ({ event, failure, detail }) => {
    const error = await failureOf(said + event)
    expect(error).toBeInstanceOf(AssistantError)
    expect(error).toMatchObject({ failure, detail })
  })

  test('takes nothing away after the model has finished', async () => {
    const finished = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n'
    const answer = await read([Buffer.from(`${said}${finished}data: {"error":"too late"}\n\n`)])
    expect(answer).toMatchObject({ text: 'Half an ans', finish: 'stop' })
  })
})

describe('what servers do that they should not', () => {
  const finished = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n'

  test('one line break instead of two keeps every token', async () => {
    const body = `${said}${finished}data: [DONE]\n\n`.replaceAll('\n\n', '\n')
    expect(await read([Buffer.from(body)])).toMatchObject({ text: 'Half an ans', finish: 'stop' })
  })

  test('an end without its empty line is an end', async () => {
    expect(await read([Buffer.from(`${said}data: [DONE]`)])).toMatchObject({
      text: 'Half an ans',
      finish: 'stop',
    })
    expect(await read([Buffer.from(`${said}${finished.trimEnd()}`)])).toMatchObject({ finish: 'stop' })
  })

  test('events without data, choices or sense are passed over', async () => {
    const noise = ['data:', 'data: ', 'data: {}', 'data: null', 'data: 7', 'data: {"choices":null}', 'id: 4']
    const body = `${noise.join('\n\n')}\n\nretry: x\n\n${said}${finished}`
    expect(await read([Buffer.from(body)])).toMatchObject({ text: 'Half an ans', finish: 'stop' })
  })

  test('a part that is no JSON fails the answer rather than losing words', async () => {
    expect(await failureOf(`${said}data: {"choices":[{"delta"\n\n${finished}`)).toMatchObject({
      failure: 'model_failed',
    })
  })

  test('a page instead of an answer fails it', async () => {
    expect(await failureOf('<!doctype html><title>Sign in to the network</title>')).toMatchObject({
      failure: 'model_failed',
      detail: 'The answer broke off.',
    })
    expect(await failureOf('{"hello":"world"}')).toMatchObject({ failure: 'model_failed' })
    expect(await failureOf('')).toMatchObject({ failure: 'model_failed' })
  })

  test('an answer in one piece, empty lines before it, is an answer', async () => {
    // api-docs.deepseek.com/quick_start/rate_limit: empty lines while a request without streaming waits.
    const body =
      '\n\n\n{"choices":[{"index":0,"message":{"role":"assistant","content":"<think>\\nWell\\n</think>\\n\\nनमस्ते"}}],"usage":{"prompt_tokens":3,"completion_tokens":9}}'
    expect(await read([Buffer.from(body)])).toEqual({
      text: 'नमस्ते',
      finish: 'stop',
      usage: { promptTokens: 3, completionTokens: 9 },
    })
  })
})
