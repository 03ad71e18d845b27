# The program with Bun, and nothing else that runs. Node is needed to install the packages only.
#
# Tags name exact versions, so that every update is a change of this file. They are not pinned by digest, because no
# digest has been verified yet. For identical builds, append the one from `docker buildx imagetools inspect IMAGE:TAG`.
#
# In production, set TLS=files with TLS_CERT and TLS_KEY, or TLS=proxy with TRUSTED_PROXIES; keep /var/lib/centwise in a
# volume, or set DATABASE_URL; and limit the memory. Publish port 8443, but not 9464: metrics need no key.
#   docker run --detach --name centwise --publish 8443:8443 --volume centwise:/var/lib/centwise --memory 1g \
#     --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges centwise
#   docker exec centwise cat /var/lib/centwise/first-key /var/lib/centwise/tls/ca.pem
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /centwise
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM debian:bookworm-20260824-slim
WORKDIR /centwise
COPY --from=packages /centwise/node_modules node_modules
COPY package.json tsconfig.json LICENSE ./
COPY src src
COPY docs docs
COPY package/README.md package/README.md
COPY clients/python/README.md clients/python/README.md
RUN groupadd --gid 10001 centwise \
  && useradd --uid 10001 --gid 10001 --no-create-home --shell /usr/sbin/nologin centwise \
  && install -d -o centwise -g centwise -m 700 /var/lib/centwise
# A number, because Kubernetes cannot tell from a name that it is not root.
USER 10001:10001
ENV DATA_DIR=/var/lib/centwise HOST=0.0.0.0 METRICS_ADDRESS=0.0.0.0:9464 \
  BUN_JSC_forceRAMSize=536870912 BUN_JSC_smallHeapGrowthFactor=1.7
VOLUME /var/lib/centwise
EXPOSE 8443
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["node_modules/.bin/bun", "src/main.ts", "health"]
ENTRYPOINT ["node_modules/.bin/bun", "src/main.ts"]
CMD ["serve"]
