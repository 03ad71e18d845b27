# The same work in FastAPI, for uvicorn: fastapi_app:app
import hashlib
import math
import os
import time

from fastapi import Depends, FastAPI, HTTPException, Request, Response
from pydantic import BaseModel, Field
from typing import Optional

COMMON = {
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    "access-control-expose-headers": "X-Request-Id, RateLimit, RateLimit-Policy, Retry-After, ETag",
    "cache-control": "no-store",
}
QUOTA = 1_000_000_000
owners = {hashlib.sha256(os.environ["KEY"].encode()).hexdigest(): "key_1"}
windows = {}
requests = 0
app = FastAPI()


class Mortgage(BaseModel):
    home_price: float = Field(ge=0, le=1e12)
    down_payment: float = Field(ge=0, le=1e12)
    interest_rate: float = Field(ge=0, le=1000)
    loan_term: int = Field(ge=1, le=100)
    currency: Optional[str] = Field(default=None, regex="^[A-Z]{3}$")

    class Config:
        extra = "forbid"


class Result(BaseModel):
    monthly_payment: float
    total_interest: float
    total_paid: float
    currency: Optional[str]


async def admit(request: Request, response: Response):
    global requests
    credentials = request.headers.get("authorization", "")
    owner = owners.get(hashlib.sha256(credentials[7:].encode()).hexdigest())
    if owner is None or not credentials.startswith("Bearer "):
        raise HTTPException(401)
    now = time.monotonic()
    window = windows.get(owner)
    if window is None or window[0] <= now:
        window = windows[owner] = [now + 60, 0]
    window[1] += 1
    if window[1] > QUOTA:
        raise HTTPException(429)
    requests += 1
    response.headers.update(COMMON)
    response.headers["x-request-id"] = f"peer-{requests:x}"
    response.headers["ratelimit-policy"] = f'"burst";q={QUOTA};w=60'
    response.headers["ratelimit"] = f'"burst";r={QUOTA - window[1]};t={math.ceil(window[0] - now)}'


@app.post("/v1/calculate/mortgage", response_model=Result, dependencies=[Depends(admit)])
async def mortgage(body: Mortgage):
    loan = body.home_price - body.down_payment
    months = body.loan_term * 12
    rate = body.interest_rate / 1200
    payment = loan / months if rate == 0 else loan * rate / -math.expm1(-months * math.log1p(rate))
    return Result(
        monthly_payment=round(payment, 2),
        total_interest=round(payment * months - loan, 2),
        total_paid=round(payment * months, 2),
        currency=body.currency,
    )
