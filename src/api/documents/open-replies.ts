type Json = Readonly<Record<string, unknown>>;

/**
 * The document as others read it: a reply may get new members and codes within a version, so the schemas of
 * replies are open. Those of requests stay closed, also where a reply shares them.
 */
export function openReplies(document: Json): Json {
  const { paths, components } = document as { readonly paths: Json; readonly components: Json };
  const schemas = components['schemas'] as Readonly<Record<string, Json>>;
  const requested = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'responses') continue;
      if (name === '$ref' && typeof inner === 'string') {
        const id = inner.split('/').at(-1)!;
        if (!inner.includes('/schemas/') || requested.has(id)) continue;
        requested.add(id);
        collect(schemas[id]);
      } else collect(inner);
    }
  };
  collect(paths);
  collect(components['parameters']);
  const opened = Object.entries(schemas).map(([name, schema]) => [
    name,
    requested.has(name) ? schema : open(schema),
  ]);
  return {
    ...document,
    paths: openResponses(paths),
    components: {
      ...components,
      schemas: Object.fromEntries(opened),
      ...(components['responses'] !== undefined && { responses: open(components['responses']) }),
    },
  };
}

/** The schemas below `responses` are opened, all else stays. */
function openResponses(value: unknown): unknown {
  return mapMembers(value, (name, inner) => (name === 'responses' ? open(inner) : openResponses(inner)));
}

function open(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value as Json).flatMap(([name, inner]): [string, unknown][] => {
    // An example is data, which may have members of any name.
    if (name === 'example' || name === 'examples') return [[name, inner]];
    if (name === 'properties') return [[name, openProperties(inner as Json)]];
    const isClosing = name === 'additionalProperties' || name === 'unevaluatedProperties';
    return isClosing && inner === false ? [] : [[name, open(inner)]];
  });
  return Object.fromEntries(members);
}

/** There may be new codes and statuses, too. */
function openProperties(properties: Json): Json {
  const opened = Object.entries(properties).map(([name, schema]): [string, unknown] => {
    const { enum: known, ...rest } = schema as Json;
    const isOpen = known !== undefined && (name === 'code' || name === 'status');
    return [name, open(isOpen ? { ...rest, 'x-extensible-enum': known } : schema)];
  });
  return Object.fromEntries(opened);
}

function mapMembers(value: unknown, map: (name: string, inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapMembers(inner, map));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(name, inner)]));
}
