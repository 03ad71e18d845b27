# The program with Bun, and nothing else that runs. Node is needed to install the packages only.
FROM node:24-bookworm-slim AS packages
WORKDIR /centwise
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM debian:bookworm-slim
WORKDIR /centwise
COPY --from=packages /centwise/node_modules node_modules
COPY package.json tsconfig.json LICENSE ./
COPY src src
RUN useradd --system --uid 10001 centwise && install -d -o centwise -m 700 /var/lib/centwise
USER centwise
ENV DATA_DIR=/var/lib/centwise HOST=0.0.0.0 BUN_JSC_forceRAMSize=268435456 BUN_JSC_smallHeapGrowthFactor=1.7
VOLUME /var/lib/centwise
EXPOSE 8443
ENTRYPOINT ["node_modules/.bin/bun", "src/main.ts"]
CMD ["serve"]
